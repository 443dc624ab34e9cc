import { useLayoutEffect, type RefObject } from 'react';
import { focusCart } from '../focus/focus-cart.ts';

/** When a button that has the focus goes with its list item, the one that stands next takes it, else the headline. */
export function useFocusHeir(button: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { current: node } = button;
    // React cleans up before it takes the node away, which would drop the focus to the body.
    return () => {
      if (!node || (node.getRootNode() as Document | ShadowRoot).activeElement !== node) return;
      const heir =
        node.closest('li')?.nextElementSibling?.querySelector('button') ??
        node.closest('section')?.nextElementSibling?.querySelector('button');
      if (heir) heir.focus({ preventScroll: true });
      else focusCart(node);
    };
  }, [button]);
}
