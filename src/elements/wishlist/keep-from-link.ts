/** Browser or page would follow a link around a heart. The link in the heart's message works as usual. */
export function keepFromLink(event: Event): void {
  const { key, target } = event as Event & Partial<KeyboardEvent>;
  const own = (target as Element).closest('a');
  const isOther = (node: EventTarget) => node !== own && (node as Partial<Element>).matches?.('a,[role=link]');
  if ((key && !/ |Enter/.test(key)) || !event.composedPath().some(isOther)) return;
  event.stopPropagation();
  // Without its key, a button would not be pressed.
  if (!key && !own) event.preventDefault();
}
