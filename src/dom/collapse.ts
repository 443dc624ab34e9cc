const collapseMs = 200;

export function collapse(element: HTMLElement | null, done: () => void): void {
  if (!element?.animate || matchMedia('(prefers-reduced-motion: reduce)').matches) return done();
  element.inert = true;
  element.style.overflow = 'hidden';
  const height = `${element.offsetHeight}px`;
  element.animate(
    [
      { height, minHeight: 0, opacity: 1 },
      { height: 0, minHeight: 0, marginBlock: 0, paddingBlock: 0, opacity: 0 },
    ],
    { duration: collapseMs, easing: 'ease-in-out', fill: 'forwards' },
  );
  // Not the end of the animation, which a hidden page does not reach.
  setTimeout(done, collapseMs);
}
