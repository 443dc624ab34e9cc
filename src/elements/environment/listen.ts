/** Listens on the window, which no element can clobber. Returns a function that stops listening. */
export function listen<Type extends keyof WindowEventMap | 'visibilitychange'>(
  type: Type,
  heard: (event: (WindowEventMap & { visibilitychange: Event })[Type]) => void,
): () => void {
  window.addEventListener(type, heard as EventListener);
  return () => window.removeEventListener(type, heard as EventListener);
}
