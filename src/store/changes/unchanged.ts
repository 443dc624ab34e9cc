import { findItem, shippingTitle, type Cart } from '../../domain/cart.ts';
import { packagingName } from '../../domain/packaging.ts';
import { unchangedTexts } from '../../messages/unchanged-texts.ts';
import { confirmedCart, pendingChange, settledChange } from '../cart-selectors.ts';
import type { CartState } from '../cart-state.ts';
import type { Change } from './changes.ts';
import { currentFailure, isPending } from './pending-change.ts';

/** What holds while the last change of a key is not confirmed; empty if there is nothing to say. */
export function unchangedAt(state: CartState, key: string): string {
  const source = pendingChange(state, key) ?? settledChange(state, key);
  const cart = confirmedCart(state);
  if (!source || !cart) return '';
  const isAdjusted = currentFailure(source)?.kind === 'adjusted';
  return startOf(source.change, cart, isAdjusted) + (isPending(source) ? unchangedTexts.untilSaved : '.');
}

/** The start of a sentence about a cart without the change. An adjusted value may be neither the old nor the wanted one. */
function startOf({ kind, itemId }: Change, cart: Cart, isAdjusted: boolean): string {
  if (kind === 'removal' || kind === 'move') return unchangedTexts.item;
  const value = valueIn(cart, kind, itemId ?? '');
  return value ? unchangedTexts[isAdjusted ? 'adjusted' : 'value'](value) : unchangedTexts.order;
}

function valueIn(cart: Cart, kind: Change['kind'], itemId: string): string | number | null | undefined {
  const item = findItem(cart, itemId);
  if (kind === 'quantity') return item?.quantity;
  if (kind === 'shipping') return shippingTitle(cart);
  return item?.selectedPackaging && packagingName(item.selectedPackaging);
}
