/** Gives the focus to the page's headline; `inside` is the shadow root, or any node below it. */
export function focusCart(inside: Node, preventScroll = true): void {
  const root = inside.getRootNode() as Document | ShadowRoot;
  root.querySelector<HTMLElement>('.heading')?.focus({ preventScroll });
}
