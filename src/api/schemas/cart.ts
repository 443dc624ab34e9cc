import * as z from './zod.ts';
import type { Cart, CartItem } from '../../domain/cart.ts';
import { maxChoices } from '../../domain/list-limits.ts';
import { fromMinor, toMinor, type Price } from '../../domain/money.ts';
import { paymentTypes } from '../../domain/payment.ts';
import { checked, preprocessed, transformed, wholeNumber } from './checks.ts';
import {
  identifier,
  lenientBoolean,
  listOf,
  numberOrNull,
  openEnum,
  orDefaults,
  orElse,
  orNull,
  stringOrNull,
  text,
  textOrBlank,
  textOrNull,
  urlText,
} from './lenient.ts';
import { moneySchema, priceSchema } from './money.ts';
import { packagingOptionSchema, selectedPackagingSchema } from './packaging.ts';
import { itemProductSchema, titleOf } from './product.ts';
import { chosenShippingSchema, shippingMethodSchema } from './shipping.ts';
import { withJsonSchema } from './with-json-schema.ts';

/** Valid with any of its ids. */
export const appointmentSchema = checked(
  z.object({
    appointmentId: textOrBlank,
    locationId: stringOrNull,
    reservationId: stringOrNull,
    date: textOrBlank,
    location: textOrBlank,
  }),
  ({ appointmentId, locationId, reservationId }) => !!(appointmentId || locationId || reservationId),
);

const campaignSchema = z.object({ campaign: text });

type Packed = Pick<CartItem, 'selectedPackaging' | 'availablePackagingOptions'>;

export const cartItemSchema = transformed(
  z.object({
    id: identifier,
    quantity: wholeNumber(1),
    experienceId: stringOrNull,
    product: orDefaults(itemProductSchema),
    total: priceSchema,
    discount: orNull(campaignSchema),
    appointment: orNull(appointmentSchema),
    appointmentUrl: orNull(urlText('link')),
    selectedPackaging: orNull(selectedPackagingSchema),
    availablePackagingOptions: listOf(packagingOptionSchema, maxChoices),
  }),
  ({ product, ...item }) => ({
    ...item,
    selectedPackaging: withVariantId(item),
    product: { ...product, title: titleOf(product), price: product.price ?? divide(item.total, item.quantity) },
  }),
);

/** A shop may send only the SKU of the selected packaging. The title of its design identifies the option that has it. */
function withVariantId({
  selectedPackaging: selected,
  availablePackagingOptions,
}: Packed): Packed['selectedPackaging'] {
  if (!selected || selected.variantId || !selected.variantTitle) return selected;
  const option = availablePackagingOptions.find(
    ({ packagingOptionType, variantTitle }) =>
      packagingOptionType === selected.type && variantTitle === selected.variantTitle,
  );
  return { ...selected, variantId: option?.variantId ?? null };
}

function divide({ gross }: Price, quantity: number): Price {
  return { gross: fromMinor(Math.round(toMinor(gross) / quantity), gross.currencyCode) };
}

/** Empty if missing. One invalid item invalidates the cart: without the item, it would be another cart. */
const itemsSchema = preprocessed(z.array(cartItemSchema), (items) => items ?? []);

export const voucherSchema = z.object({
  id: identifier,
  balance: orNull(z.object({ amount: numberOrNull, currencyCode: moneySchema.shape.currencyCode })),
  deductedAtPurchase: orNull(moneySchema),
});

const cartOnTheWire = z.object({
  cartId: identifier,
  cartVersion: wholeNumber(0),
  items: itemsSchema,
  packagingTotal: orNull(priceSchema),
  shipping: orNull(chosenShippingSchema),
  total: priceSchema,
  totalDiscount: orNull(moneySchema),
  coupon: orNull(z.object({ code: identifier })),
  discount: orNull(campaignSchema),
  discountStatus: orDefaults(z.object({ success: orElse(z.boolean(), true), message: textOrNull })),
  vouchers: listOf(voucherSchema, maxChoices),
  leftoverTotal: orNull(priceSchema),
  payback: orDefaults(z.object({ number: stringOrNull, scrid: textOrNull, points: numberOrNull })),
  selectedPaymentType: orNull(openEnum(paymentTypes)),
  availableShippingMethods: listOf(shippingMethodSchema, maxChoices),
  rebuilt: lenientBoolean,
});

// Named, because otherwise the declaration of each operation would repeat the whole cart.
// oxlint-disable-next-line typescript/no-empty-object-type
export interface CartSchema extends z.ZodMiniType<Cart, z.input<typeof cartOnTheWire>> {}

/**
 * The cart as every cart call returns it. Rejects it only if its id, version or total, or an item's id, quantity or total
 * is invalid, or if these totals have different currencies. Everything else has a fallback.
 */
export const cartSchema: CartSchema = withJsonSchema(
  checked(transformed(cartOnTheWire, fillIn), addsUp, ['total', 'gross', 'currencyCode']),
  // A shop should send the items, although none are read if they are missing.
  { required: ['items'] },
);

function addsUp({ items, total }: Cart): boolean {
  return items.every((item) => item.total.gross.currencyCode === total.gross.currencyCode);
}

function fillIn(wire: z.output<typeof cartOnTheWire>): Cart {
  const nothing = fromMinor(0, wire.total.gross.currencyCode);
  return {
    ...wire,
    items: distinct(wire.items, 'id'),
    vouchers: distinct(wire.vouchers, 'id').map(({ id, balance, deductedAtPurchase }) => ({
      id,
      balance: balance ?? { amount: null, currencyCode: nothing.currencyCode },
      deductedAtPurchase: deductedAtPurchase ?? nothing,
    })),
    availableShippingMethods: distinct(wire.availableShippingMethods, 'method'),
    packagingTotal: wire.packagingTotal ?? { gross: nothing },
    shipping: { method: wire.shipping?.method ?? null, price: wire.shipping?.price ?? { gross: nothing } },
    totalDiscount: wire.totalDiscount ?? nothing,
    leftoverTotal: wire.leftoverTotal ?? { gross: nothing },
  };
}

/** Drops entries with an id that occurred before: they could not be changed separately. */
function distinct<Id extends string, Entry extends Readonly<Record<Id, string>>>(entries: readonly Entry[], id: Id) {
  const seen = new Set<string>();
  return entries.filter((entry) => !seen.has(entry[id]) && seen.add(entry[id]));
}
