const glideMs = 200;

/** The tops of elements. */
export type Places = ReadonlyMap<Element, number>;

export const placesOf = (root: ParentNode, selector: string): Places =>
  new Map([...root.querySelectorAll(selector)].map((element) => [element, element.getBoundingClientRect().top]));

/** Elements glide from their earlier places. Browsers do not count that as layout shifts. */
export function glide(before: Places): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  for (const [element, top] of before) {
    const now = element.getBoundingClientRect().top;
    const moved = top - now;
    // A long list has many rows below the window.
    if (moved && element.isConnected && Math.min(top, now) < innerHeight)
      element.animate?.([{ translate: `0 ${moved}px` }, { translate: '0' }], {
        duration: glideMs,
        easing: 'ease-in-out',
      });
  }
}
