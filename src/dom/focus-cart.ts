/** Focuses the page's headline. @param inside the shadow root, or any node in it. */
export function focusCart(inside: Node, preventScroll = true): void {
  const root = inside.getRootNode() as Document | ShadowRoot;
  root.querySelector<HTMLElement>('.heading')?.focus({ preventScroll });
}
