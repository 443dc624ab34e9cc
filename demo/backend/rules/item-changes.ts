import { largestQuantity, type PackagingType } from 'cart-fragment/contract';
import type { CartLine, StoredCart } from './stored-cart.ts';
import type { RuleContext } from './rule-context.ts';
import { refuseCall } from './refusal.ts';

export function setItemQuantity(cart: StoredCart, change: { cartItemId: string; quantity: number }): StoredCart {
  const line = lineOf(cart, change.cartItemId);
  // A larger quantity may stay or decrease.
  if (change.quantity > Math.max(largestQuantity, line.quantity)) {
    refuseCall(422, `Du kannst höchstens ${largestQuantity} Stück bestellen.`);
  }
  return withLine(cart, { ...line, quantity: change.quantity });
}

/** Idempotent: removing an item that is not in the cart succeeds. */
export function removeItem(cart: StoredCart, { cartItemId }: { cartItemId: string }): StoredCart {
  return { ...cart, lines: cart.lines.filter(({ id }) => id !== cartItemId) };
}

export function setItemPackaging(
  cart: StoredCart,
  change: { itemId: string; packagingOptionType: PackagingType; packagingVariantId: string | null },
  { assortment }: RuleContext,
): StoredCart {
  const line = lineOf(cart, change.itemId);
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
