import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { itemRows } from '../../domain/item-row.ts';
import { confirmedCart } from '../../store/cart-selectors.ts';
import type { CartState } from '../../store/cart-state.ts';
import { useCart } from '../cart-context.tsx';
import { focusCart } from './focus-cart.ts';

// Layout effects say nothing on the server, where React warns about them.
const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/**
 * When the row that has the focus goes, its place in the list takes it: the next row's remove button,
 * else the headline. The browser itself would drop it to the body.
 */
export function FocusAfterRemoval({ region }: { readonly region: RefObject<HTMLElement | null> }): null {
  const rows = useCart(rowKeys);
  const focused = useRef<{ readonly row: Element; readonly index: number }>(null);

  useEffect(() => {
    const { current: page } = region;
    if (!page) return;
    const remember = (focusedNode: Element | null) => {
      const row = focusedNode?.closest('[data-row]');
      focused.current = row ? { row, index: rowsIn(page).indexOf(row) } : null;
    };
    const onFocus = ({ target }: FocusEvent) => {
      // While React takes the row away it gives the focus to the element, which hands it to its headline.
      const isPassedOn = focused.current?.row.isConnected === false && (target as Element).matches('.heading');
      if (!isPassedOn) remember(target as Element);
    };
    // The shopper may have been quicker than this code.
    remember((page.getRootNode() as Document | ShadowRoot).activeElement);
    page.addEventListener('focusin', onFocus);
    return () => page.removeEventListener('focusin', onFocus);
  }, [region]);

  useBrowserLayoutEffect(() => {
    const { current: page } = region;
    if (!page || !focused.current || focused.current.row.isConnected) return;
    const next = rowsIn(page)[focused.current.index]?.querySelector<HTMLElement>('[data-remove]');
    focused.current = null;
    if (next) next.focus();
    else focusCart(page);
  }, [region, rows]);

  return null;
}

function rowsIn(page: HTMLElement): Element[] {
  return [...page.querySelectorAll('[data-row]')];
}

function rowKeys(state: CartState): string {
  return (
    confirmedCart(state)
      ?.items.flatMap(itemRows)
      .map((row) => row.key)
      .join() ?? ''
  );
}
