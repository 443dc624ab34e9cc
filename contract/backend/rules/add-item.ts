import type { PackagingType } from 'cart-fragment/api';
import { refuseCall } from '../../calls/refusal.ts';
import { choosePackaging, checkQuantity } from './item-changes.ts';
import type { CartLine, StoredCart, ReservedAppointment } from './stored-cart.ts';
import type { RuleContext } from './rule-context.ts';
import { refuse } from './refusal.ts';
import { reservedUntil } from './reservations.ts';

export interface Addition {
  readonly productId: string;
  readonly quantity: number;
  readonly appointmentId: string | null;
}

export interface RequestedAddition {
  readonly productId: string;
  readonly quantity: number;
  readonly packagingOptionType?: PackagingType | undefined;
  readonly packagingVariantId?: string | undefined;
  readonly appointmentId?: string | undefined;
}

/** Puts an item back that a shopper has removed, with its packaging. An item that is in the cart keeps its own. */
export function addRequestedItem(cart: StoredCart, requested: RequestedAddition, context: RuleContext): StoredCart {
  const { productId, appointmentId = null, packagingOptionType, packagingVariantId = null } = requested;
  const isSold = context.assortment.product(productId) !== null;
  if (isSold && appointmentId !== null && !isBookable(productId, appointmentId, context)) {
    refuse(300, { fields: { appointmentIds: [appointmentId] } });
  }
  const added = addItem(cart, { ...requested, appointmentId }, context);
  const changed = added.lines.find((line) => !cart.lines.includes(line));
  if (changed) checkQuantity(changed.quantity);
  const isNew = changed && !cart.lines.some(({ id }) => id === changed.id);
  return isNew && packagingOptionType !== undefined
    ? choosePackaging(added, changed, { packagingOptionType, packagingVariantId }, context)
    : added;
}

/** Adds to the cart. The same voucher or ticket increases the quantity of its line. */
export function addItem(cart: StoredCart, addition: Addition, context: RuleContext): StoredCart {
  const product = context.assortment.product(addition.productId) ?? refuseCall(404, 'Dieses Produkt gibt es nicht.');
  const same = cart.lines.find(
    (line) => line.productId === product.id && (line.appointment?.appointmentId ?? null) === addition.appointmentId,
  );
  if (same) return grow(cart, same, addition.quantity);
  const id = `item-${cart.nextLine}`;
  const line: CartLine = {
    id,
    productId: product.id,
    quantity: addition.quantity,
    appointment: addition.appointmentId === null ? null : reserve(product.id, addition.appointmentId, context, id),
    packagingVariantId: context.assortment.firstPackaging(product.id).variantId,
  };
  return { ...cart, lines: [...cart.lines, line], nextLine: cart.nextLine + 1 };
}

function isBookable(productId: string, id: string, { assortment }: RuleContext): boolean {
  return (
    !assortment.isTaken(id) && assortment.appointments(productId).some(({ appointmentId }) => appointmentId === id)
  );
}

function grow(cart: StoredCart, grown: CartLine, by: number): StoredCart {
  const lines = cart.lines.map((line) => (line === grown ? { ...line, quantity: line.quantity + by } : line));
  return { ...cart, lines };
}

function reserve(productId: string, id: string, context: RuleContext, lineId: string): ReservedAppointment {
  const found = context.assortment.appointments(productId).find(({ appointmentId }) => appointmentId === id);
  if (!found) return refuseCall(422, 'Diesen Termin gibt es nicht mehr.', 'failed_reservation_error');
  return { ...found, reservationId: `r-${lineId}-${id}`, reservedUntil: reservedUntil(context.now) };
}
