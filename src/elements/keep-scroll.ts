/** Records scroll positions in a shadow tree, which the browser resets when the element is moved. */
export function keepScroll(root: ShadowRoot): { restore(): void; stop(): void } {
  const positions = new Map<Element, { readonly top: number; readonly left: number }>();
  const remember = ({ target }: Event) => {
    if (!(target instanceof Element)) return;
    const { scrollTop: top, scrollLeft: left } = target;
    // An element without a box reports 0 although it was not scrolled.
    if (target.isConnected && target.clientHeight > 0) positions.set(target, { top, left });
  };
  root.addEventListener('scroll', remember, { capture: true, passive: true });
  return {
    restore() {
      for (const [element, position] of positions) {
        if (element.isConnected) element.scrollTo({ ...position, behavior: 'instant' });
        else positions.delete(element);
      }
    },
    stop() {
      root.removeEventListener('scroll', remember, { capture: true });
      positions.clear();
    },
  };
}
