import { addItem } from '../../api/operations/add-item.ts';
import type { Cart, CartItem } from '../../domain/cart.ts';
import { define } from '../changes/change-definition.ts';

export const additionKey = (itemId: string) => `addition:${itemId}`;

export type Addition = ReturnType<typeof addition>;

/**
 * Puts a removed item back into the cart. The shop gives it a new id, or adds it to an item that is the same.
 * @param known how many of it the cart has without it.
 */
export function addition(item: CartItem, quantity: number, known: number) {
  const { product, appointment } = item;
  const packaging = item.availablePackagingOptions.length > 0 ? item.selectedPackaging : null;
  return define({
    kind: 'addition',
    key: additionKey(item.id),
    itemId: item.id,
    item,
    quantity,
    send: (call, options) =>
      call(
        addItem,
        {
          body: {
            productId: product.id,
            quantity,
            ...(packaging && { packagingOptionType: packaging.type }),
            ...(packaging?.variantId && { packagingVariantId: packaging.variantId }),
            ...(appointment?.appointmentId && { appointmentId: appointment.appointmentId }),
          },
        },
        options,
      ),
    isConfirmedBy: (cart) => quantityOf(cart, item) > known,
  });
}

/** How many of an item a cart has, whatever their ids. */
export function quantityOf({ items }: Cart, item: CartItem): number {
  return items.reduce((sum, other) => sum + (isSame(item, other) ? other.quantity : 0), 0);
}

export function isSame(item: CartItem, other: CartItem): boolean {
  if (item.id === other.id) return true;
  return (
    item.product.id !== '' &&
    item.product.id === other.product.id &&
    item.appointment?.appointmentId === other.appointment?.appointmentId
  );
}
