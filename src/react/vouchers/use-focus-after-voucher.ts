import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import type { Voucher } from '../../domain/cart.ts';
import { focusCart } from '../focus/focus-cart.ts';

// Layout effects say nothing on the server, where React warns about them.
const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/** When the voucher that has the focus goes, the next one's button takes it, else the block's title, else the page's. */
export function useFocusAfterVoucher(block: RefObject<HTMLElement | null>, vouchers: readonly Voucher[]): void {
  const focused = useRef<{ readonly button: Element; readonly index: number; readonly root: Node }>(null);

  useEffect(() => {
    const { current: section } = block;
    const remember = ({ target }: FocusEvent) => {
      const button = target as HTMLElement;
      const index = section ? buttonsIn(section).indexOf(button) : -1;
      focused.current = index < 0 ? null : { button, index, root: button.getRootNode() };
    };
    section?.addEventListener('focusin', remember);
    return () => section?.removeEventListener('focusin', remember);
  }, [block, vouchers]);

  useBrowserLayoutEffect(() => {
    const { current: last } = focused;
    if (!last || last.button.isConnected) return;
    focused.current = null;
    if (!isFocusLost(last.root)) return;
    const { current: section } = block;
    const next = section && (buttonsIn(section)[last.index] ?? section.querySelector<HTMLElement>('h2, a'));
    if (next) next.focus();
    else focusCart(last.root);
  }, [block, vouchers]);
}

function buttonsIn(section: HTMLElement): HTMLElement[] {
  return [...section.querySelectorAll<HTMLElement>('li button')];
}

/** Whether the browser dropped the focus, rather than the shopper having taken it somewhere else. */
function isFocusLost(root: Node): boolean {
  const { activeElement, host } = root as ShadowRoot;
  const nowhere: readonly (Element | null)[] = [null, document.body, host];
  return activeElement === null && nowhere.includes(document.activeElement);
}
