/** Listens on the window, which no element can clobber. Returns a function that stops listening. */
export function listen<Type extends keyof WindowEventMap | 'visibilitychange'>(
  type: Type,
  handler: (event: (WindowEventMap & { visibilitychange: Event })[Type]) => void,
): () => void {
  window.addEventListener(type, handler as EventListener);
  return () => window.removeEventListener(type, handler as EventListener);
}
