/** Records scroll positions in a shadow tree, which the browser resets when the element is moved. */
export function recordScroll(root: ShadowRoot, signal: AbortSignal): { restore(): void } {
  const positions = new Map<Element, { readonly scrollTop: number; readonly scrollLeft: number }>();
  const record = ({ target }: Event) => {
    if (!(target instanceof Element)) return;
    const { scrollTop, scrollLeft } = target;
    // An element without a box reports 0 although it was not scrolled.
    if (target.isConnected && target.clientHeight > 0) positions.set(target, { scrollTop, scrollLeft });
  };
  root.addEventListener('scroll', record, { capture: true, passive: true, signal });
  return {
    restore() {
      for (const [element, position] of positions) {
        // Not scrollTo, which Prototype replaces.
        if (element.isConnected) Object.assign(element, position);
        else positions.delete(element);
      }
    },
  };
}
