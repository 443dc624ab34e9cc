import { largestQuantity, type PackagingType } from 'cart-fragment/api';
import { refuseCall } from '../../calls/refusal.ts';
import type { CartLine, StoredCart } from './stored-cart.ts';
import type { RuleContext } from './rule-context.ts';

export function setItemQuantity(cart: StoredCart, change: { cartItemId: string; quantity: number }): StoredCart {
  const line = lineOf(cart, change.cartItemId);
  // A larger quantity may stay or decrease.
  checkQuantity(change.quantity, line.quantity);
  return withLine(cart, { ...line, quantity: change.quantity });
}

export function checkQuantity(quantity: number, before = 0): void {
  if (quantity > Math.max(largestQuantity, before)) {
    refuseCall(422, `Du kannst höchstens ${largestQuantity} Stück bestellen.`);
  }
}

/** Idempotent: removing an item that is not in the cart succeeds. */
export function removeItem(cart: StoredCart, { cartItemId }: { cartItemId: string }): StoredCart {
  return { ...cart, lines: cart.lines.filter(({ id }) => id !== cartItemId) };
}

export function setItemPackaging(
  cart: StoredCart,
  change: PackagingChoice & { itemId: string },
  context: RuleContext,
): StoredCart {
  return choosePackaging(cart, lineOf(cart, change.itemId), change, context);
}

export interface PackagingChoice {
  readonly packagingOptionType: PackagingType;
  readonly packagingVariantId: string | null;
}

export function choosePackaging(
  cart: StoredCart,
  line: CartLine,
  change: PackagingChoice,
  { assortment }: RuleContext,
): StoredCart {
  const option = assortment
    .packagings(line.productId)
    .find(({ packagingOptionType }) => packagingOptionType === change.packagingOptionType);
  const packed = option && assortment.pack(line.productId, change.packagingVariantId ?? option.variantId);
  if (packed?.type !== change.packagingOptionType) return refuseCall(422, 'Diese Verpackung gibt es hierfür nicht.');
  return withLine(cart, { ...line, packagingVariantId: packed.variantId });
}

function lineOf(cart: StoredCart, id: string): CartLine {
  return cart.lines.find((line) => line.id === id) ?? refuseCall(404, 'Dieser Artikel liegt nicht mehr im Warenkorb.');
}

function withLine(cart: StoredCart, changed: CartLine): StoredCart {
  return { ...cart, lines: cart.lines.map((line) => (line.id === changed.id ? changed : line)) };
}
