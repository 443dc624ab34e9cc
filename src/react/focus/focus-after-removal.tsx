import { Component, type RefObject } from 'react';
import type { Cart } from '../../domain/cart.ts';
import { focusCart } from '../../dom/focus-cart.ts';
import { confirmedCart } from '../../store/cart/cart-selectors.ts';
import { useCart } from '../cart-context.tsx';

interface PassFocusProps {
  readonly region: RefObject<HTMLElement | null>;
  readonly cart: Cart | null;
}

/** When the focused control or row is removed, focuses a control of the next row or of the code, otherwise the headline. */
export function FocusAfterRemoval({ region }: Pick<PassFocusProps, 'region'>) {
  return <PassFocus region={region} cart={useCart(confirmedCart)} />;
}

class PassFocus extends Component<PassFocusProps> {
  /** The focused row and those below it. */
  override getSnapshotBeforeUpdate(): readonly Element[] {
    const row = this.focused()?.closest('.items > *, .shipping-methods > *, .vouchers-list > *, .discount');
    // The code is below the last voucher.
    const list = row?.closest('.vouchers-list')
      ? row.closest('.main')?.querySelectorAll('.vouchers-list > *, .discount')
      : row?.parentElement?.children;
    const rows = [...(list ?? [])];
    return row ? rows.slice(rows.indexOf(row)) : [];
  }

  override componentDidUpdate(_: unknown, __: unknown, rows: readonly Element[]): void {
    const focused = this.focused();
    // The line of the row may have taken it.
    if (!rows[0] || (rows[0].isConnected && focused) || focused?.closest('[data-removal]')) return;
    const next = rows
      .find(({ isConnected }) => isConnected)
      ?.querySelector<HTMLElement>('[data-remove], [name=shipping], [name^=voucher], [name=coupon]');
    const { current: page } = this.props.region;
    if (next) next.focus({ preventScroll: true });
    else if (page) focusCart(page);
    // The bar may cover what is below a voucher. Nothing must move under a pointer.
    if (next?.matches(':focus-visible') && rows[0].querySelector('.voucher'))
      next.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }

  override render(): null {
    return null;
  }

  private focused(): Element | null | undefined {
    return (this.props.region.current?.getRootNode() as ShadowRoot | undefined)?.activeElement;
  }
}
