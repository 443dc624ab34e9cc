import { addItem } from '../../api/operations/add-item.ts';
import type { Cart, CartItem } from '../../domain/cart.ts';
import { define } from '../changes/change-definition.ts';

export const additionKey = (itemId: string) => `addition:${itemId}`;

export type Addition = ReturnType<typeof addition>;

/**
 * Puts a removed item back into the cart. The shop gives it a new id, or adds it to an item that is the same.
 * @param known how many of it the cart has without it.
 * @param others see `quantityOf`.
 */
export function addition(item: CartItem, quantity: number, known: number, others: readonly string[]) {
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
    isConfirmedBy: (cart) => quantityOf(cart, item, others) > known,
  });
}

/**
 * How many of an item a cart has, whatever their ids.
 * @param others ids of items that do not count, because they are of the same product in another packaging.
 */
export function quantityOf({ items }: Cart, item: CartItem, others: readonly string[]): number {
  return items.reduce(
    (sum, other) => sum + (isSame(item, other) && !others.includes(other.id) ? other.quantity : 0),
    0,
  );
}

/** The ids of the items of the same product in another packaging. */
export function inOtherPackaging({ items }: Cart, item: CartItem): readonly string[] {
  const { type, variantId } = item.selectedPackaging ?? {};
  return items
    .filter(({ selectedPackaging }) => selectedPackaging?.type !== type || selectedPackaging?.variantId !== variantId)
    .filter((other) => isSame(item, other))
    .map(({ id }) => id);
}

export function isSame(item: CartItem, other: CartItem): boolean {
  if (item.id === other.id) return true;
  return item.product.id !== '' && item.product.id === other.product.id && appointmentOf(item) === appointmentOf(other);
}

/** The shop may know an appointment only by a reservation, which is another one when the ticket is put back. */
function appointmentOf({ appointment }: CartItem): string | undefined {
  return appointment?.appointmentId || appointment?.date;
}
