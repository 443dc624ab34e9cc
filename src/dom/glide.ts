/** Added to an earlier glide that has not ended. */
const timing = { composite: 'add', duration: 200, easing: 'ease-in-out' } as const;

/** The tops of elements. */
export type Places = ReadonlyMap<Element, number>;

export const placesOf = (root: ParentNode, selector: string): Places =>
  new Map([...root.querySelectorAll(selector)].map((element) => [element, element.getBoundingClientRect().top]));

/** Elements glide from their earlier places, with those around them. Browsers do not count that as layout shifts. */
export function glide(before: Places): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const moves = new Map<Element | null, number>();
  for (const [element, top] of before) moves.set(element, top - element.getBoundingClientRect().top);
  for (const [element, top] of before) {
    const moved = moves.get(element) ?? 0;
    const own = moved - (moves.get(element.parentElement) ?? 0);
    // A long list has many rows below the window.
    if (!own || !element.isConnected || Math.min(top, top - moved) >= innerHeight) continue;
    element.animate([{ translate: `0 ${own}px` }, { translate: '0' }], timing);
  }
}
