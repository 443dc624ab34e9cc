import { useLayoutEffect, type RefObject } from 'react';
import { focusCart } from '../focus/focus-cart.ts';

/** When a focused button is removed with its list item, focuses the next button, or else the headline. */
export function useFocusNextVoucher(button: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { current: node } = button;
    // React runs this cleanup before it removes the node, which would move the focus to the body.
    return () => {
      if (!node || (node.getRootNode() as Document | ShadowRoot).activeElement !== node) return;
      const next =
        node.closest('li')?.nextElementSibling?.querySelector('button') ??
        node.closest('section')?.nextElementSibling?.querySelector('button');
      if (next) next.focus({ preventScroll: true });
      else focusCart(node);
    };
  }, [button]);
}
