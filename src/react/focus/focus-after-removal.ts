import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { confirmedCart } from '../../store/cart/cart-selectors.ts';
import { useCart } from '../cart-context.tsx';
import { focusCart } from '../../dom/focus-cart.ts';

/**
 * When the focused row is removed, focuses the remove button of the next remaining row, or else the headline. The browser
 * would move the focus to the body.
 */
export function FocusAfterRemoval({ region }: { readonly region: RefObject<HTMLElement | null> }): null {
  const items = useCart((state) => confirmedCart(state)?.items);
  /** The focused row and those below it. */
  const focused = useRef<readonly Element[]>([]);

  useEffect(() => {
    const { current: page } = region;
    if (!page) return;
    const remember = (focusedNode: Element | null) => {
      const row = focusedNode?.closest('[data-row]');
      const rows = [...(row?.parentElement?.children ?? [])];
      focused.current = row ? rows.slice(rows.indexOf(row)) : [];
    };
    // The shopper may have focused a row before this effect ran.
    remember((page.getRootNode() as Document | ShadowRoot).activeElement);
    // The listeners end with the page.
    page.addEventListener('focusin', ({ target }) => {
      // While React removes the row, it focuses the element, which passes the focus to its headline.
      const isPassedOn = focused.current[0]?.isConnected === false && (target as Element).matches('.heading');
      if (!isPassedOn) remember(target as Element);
    });
    page.addEventListener('focusout', ({ relatedTarget }) => {
      // The shopper may move on before the row is removed, also out of the cart.
      if (relatedTarget) focused.current = [];
    });
  }, [region]);

  useLayoutEffect(() => {
    const { current: page } = region;
    if (!page || focused.current[0]?.isConnected !== false) return;
    const follower = focused.current.find(({ isConnected }) => isConnected);
    const next = follower?.querySelector<HTMLElement>('[data-remove]');
    focused.current = [];
    if (next) next.focus({ preventScroll: true });
    else focusCart(page);
  }, [region, items]);

  return null;
}
