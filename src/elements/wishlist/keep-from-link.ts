/**
 * Keeps clicks and a button's keys from a link around a heart, which browser or page would follow. The link in its message
 * works as usual.
 */
export function keepFromLink(event: Event): void {
  const { key, target } = event as Event & Partial<KeyboardEvent>;
  const own = (target as Element).closest('a');
  const isOther = (node: EventTarget) => node !== own && (node as Partial<Element>).matches?.('a,[role=link]');
  if ((key && !/ |Enter/.test(key)) || !event.composedPath().some(isOther)) return;
  event.stopPropagation();
  // Without its key, a button would not be pressed.
  if (!key && !own) event.preventDefault();
}
