import { Component, type RefObject } from 'react';
import type { Cart } from '../../domain/cart.ts';
import { focusCart } from '../../dom/focus-cart.ts';
import { confirmedCart } from '../../store/cart/cart-selectors.ts';
import { useCart } from '../cart-context.tsx';

interface PassFocusProps {
  readonly region: RefObject<HTMLElement | null>;
  readonly cart: Cart | null;
}

/** When the focused control or row is removed, focuses the next remove button or the code's, otherwise the headline. */
export function FocusAfterRemoval({ region }: Pick<PassFocusProps, 'region'>) {
  return <PassFocus region={region} cart={useCart(confirmedCart)} />;
}

class PassFocus extends Component<PassFocusProps> {
  /** The focused row and those below it. */
  override getSnapshotBeforeUpdate(): readonly Element[] {
    const row = this.focused()?.closest('.items > *, .discount');
    const rows = [...(row?.parentElement?.children ?? [])];
    return row ? rows.slice(rows.indexOf(row)) : [];
  }

  override componentDidUpdate(_: unknown, __: unknown, rows: readonly Element[]): void {
    const focused = this.focused();
    // The line of the row may have taken it.
    if (!rows[0] || (rows[0].isConnected && focused) || focused?.closest('[data-removal]')) return;
    const next = rows
      .find(({ isConnected }) => isConnected)
      ?.querySelector<HTMLElement>('[data-remove], [name=coupon]');
    const { current: page } = this.props.region;
    if (next) next.focus({ preventScroll: true });
    else if (page) focusCart(page);
  }

  override render(): null {
    return null;
  }

  private focused(): Element | null | undefined {
    return (this.props.region.current?.getRootNode() as ShadowRoot | undefined)?.activeElement;
  }
}
