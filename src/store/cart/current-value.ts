import { type Cart, findItem, shippingTitle } from '../../domain/cart.ts';
import { packagingName } from '../../domain/packaging.ts';
import { unchangedTexts } from '../../messages/unchanged-texts.ts';
import { confirmedCart } from './cart-selectors.ts';
import type { CartState } from './cart-state.ts';
import { failureOf, isOpen } from '../intents/entry.ts';
import { type Intent, itemIdOf } from '../intents/intent.ts';
import { openAt, settledAt } from '../intents/log.ts';

/** What holds while the last entry of a slot is not confirmed; empty if there is nothing to say. */
export function currentValueText(state: CartState, slot: string): string {
  const entry = openAt(state, slot) ?? settledAt(state, slot);
  const cart = confirmedCart(state);
  if (!entry || !cart) return '';
  const isAdjusted = failureOf(entry)?.kind === 'adjusted';
  return startOf(entry.intent, cart, isAdjusted) + (isOpen(entry) ? unchangedTexts.untilSaved : '.');
}

/** The start of a sentence about a cart without the intent. An adjusted value may be neither the old nor the wanted one. */
function startOf(intent: Intent, cart: Cart, isAdjusted: boolean): string {
  if (intent.kind === 'removal' || intent.kind === 'move') return unchangedTexts.item;
  const value = currentValue(cart, intent);
  return value ? unchangedTexts[isAdjusted ? 'adjusted' : 'value'](value) : unchangedTexts.order;
}

function currentValue(cart: Cart, intent: Intent): string | number | null | undefined {
  const item = findItem(cart, itemIdOf(intent) ?? '');
  if (intent.kind === 'quantity') return item?.quantity;
  if (intent.kind === 'shipping') return shippingTitle(cart);
  return item?.selectedPackaging && packagingName(item.selectedPackaging);
}
