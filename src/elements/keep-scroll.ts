/** Records scroll positions in a shadow tree, which the browser resets when the element is moved. */
export function keepScroll(root: ShadowRoot): { restore(): void; stop(): void } {
  const positions = new Map<Element, { readonly scrollTop: number; readonly scrollLeft: number }>();
  const remember = ({ target }: Event) => {
    if (!(target instanceof Element)) return;
    const { scrollTop, scrollLeft } = target;
    // An element without a box reports 0 although it was not scrolled.
    if (target.isConnected && target.clientHeight > 0) positions.set(target, { scrollTop, scrollLeft });
  };
  root.addEventListener('scroll', remember, { capture: true, passive: true });
  return {
    restore() {
      for (const [element, position] of positions) {
        // Not scrollTo, which Prototype replaces.
        if (element.isConnected) Object.assign(element, position);
        else positions.delete(element);
      }
    },
    stop() {
      root.removeEventListener('scroll', remember, { capture: true });
      positions.clear();
    },
  };
}
