import { addItem } from '../../api/operations/add-item.ts';
import type { Cart, CartItem } from '../../domain/cart.ts';
import type { Definition } from './definition.ts';
import type { Addition } from './intent.ts';
import { defineAddition } from './definitions.ts';
import { additionSlot } from './slots.ts';

const addition: Definition<Addition> = {
  slot: ({ itemId }) => additionSlot(itemId),
  value: ({ item }, cart) => quantityOf(cart, item),
  wanted: ({ known, quantity }) => known + quantity,
  isReached: ({ known }, value) => Number(value) > known,
  send({ item, quantity }, call, options) {
    const { product, appointment } = item;
    const packaging = item.availablePackagingOptions.length > 0 ? item.selectedPackaging : null;
    const body = {
      productId: product.id,
      quantity,
      ...(packaging && { packagingOptionType: packaging.type }),
      ...(packaging?.variantId && { packagingVariantId: packaging.variantId }),
      ...(appointment?.appointmentId && { appointmentId: appointment.appointmentId }),
    };
    return call(addItem, { body }, options);
  },
  isOfThisPage: true,
};
defineAddition(addition);

/** Counts all ids. */
export function quantityOf({ items }: Cart, item: CartItem): number {
  return items.reduce((sum, other) => sum + (isSame(item, other) ? other.quantity : 0), 0);
}

export function isSame(item: CartItem, other: CartItem): boolean {
  if (item.id === other.id) return true;
  return item.product.id !== '' && item.product.id === other.product.id && appointmentOf(item) === appointmentOf(other);
}

/** The shop may know an appointment only by a reservation, which is another one when the ticket is put back. */
function appointmentOf({ appointment }: CartItem): string | undefined {
  return appointment?.appointmentId || appointment?.date;
}
