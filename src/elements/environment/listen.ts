/** Listens on the window, which no element of the page can clobber, until the returned function is called. */
export function listen<Type extends keyof WindowEventMap | 'visibilitychange'>(
  type: Type,
  heard: (event: (WindowEventMap & { visibilitychange: Event })[Type]) => void,
): () => void {
  window.addEventListener(type, heard as EventListener);
  return () => window.removeEventListener(type, heard as EventListener);
}
