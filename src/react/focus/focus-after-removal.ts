import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { confirmedCart } from '../../store/cart-selectors.ts';
import { useCart } from '../cart-context.tsx';
import { focusCart } from './focus-cart.ts';

/**
 * When the focused row is removed, focuses the remove button of the next remaining row, or else the headline. The browser
 * would move the focus to the body.
 */
export function FocusAfterRemoval({ region }: { readonly region: RefObject<HTMLElement | null> }): null {
  const items = useCart((state) => confirmedCart(state)?.items);
  const focused = useRef<{ readonly row: Element; readonly followers: readonly Element[] }>(null);

  useEffect(() => {
    const { current: page } = region;
    if (!page) return;
    const remember = (focusedNode: Element | null) => {
      const row = focusedNode?.closest('[data-row]');
      if (!row) return void (focused.current = null);
      const rows = [...(row.parentElement?.children ?? [])];
      focused.current = { row, followers: rows.slice(rows.indexOf(row) + 1) };
    };
    const onFocus = ({ target }: FocusEvent) => {
      // While React removes the row, it focuses the element, which passes the focus to its headline.
      const isPassedOn = focused.current?.row.isConnected === false && (target as Element).matches('.heading');
      if (!isPassedOn) remember(target as Element);
    };
    // The shopper may have focused a row before this effect ran.
    remember((page.getRootNode() as Document | ShadowRoot).activeElement);
    page.addEventListener('focusin', onFocus);
    return () => page.removeEventListener('focusin', onFocus);
  }, [region]);

  useLayoutEffect(() => {
    const { current: page } = region;
    if (!page || !focused.current || focused.current.row.isConnected) return;
    const follower = focused.current.followers.find(({ isConnected }) => isConnected);
    const next = follower?.querySelector<HTMLElement>('[data-remove]');
    focused.current = null;
    if (next) next.focus({ preventScroll: true });
    else focusCart(page);
  }, [region, items]);

  return null;
}
