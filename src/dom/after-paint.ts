import { unclobbered } from './unclobbered.ts';

/** Runs after the next frame is painted, or soon in a background tab, which paints none. Returns a cancel function. */
export function afterPaint(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let frame = 0;
  const soon = () => (timer = setTimeout(run));
  if (unclobbered(document).hidden) soon();
  // A timer set in an animation frame fires after that frame is painted.
  else frame = requestAnimationFrame(soon);
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
