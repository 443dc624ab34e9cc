import * as z from './zod.ts';
import type { Cart } from '../../domain/cart.ts';
import { currenciesOf } from '../../domain/cart-currencies.ts';
import { fromMinor } from '../../domain/money.ts';
import { paymentTypes } from '../../domain/payment.ts';
import { holds, wholeNumber } from './checks.ts';
import { identifier, listOf, orNull, spelled, textOrBlank, yesOrNo } from './lenient.ts';
import { moneySchema, priceSchema } from './money.ts';
import { packagingOptionSchema, selectedPackagingSchema } from './packaging.ts';
import { productSchema } from './product.ts';
import { chosenShippingSchema, shippingMethodSchema } from './shipping.ts';

export const appointmentSchema = z.object({
  appointmentId: identifier,
  locationId: orNull(z.string()),
  reservationId: orNull(z.string()),
  date: z.string(),
  location: textOrBlank(),
});

const campaignSchema = z.object({ campaign: z.string() });

export const cartItemSchema = z.object({
  id: identifier,
  quantity: wholeNumber(1),
  experienceId: orNull(z.string()),
  product: productSchema,
  total: priceSchema,
  discount: orNull(campaignSchema),
  appointment: orNull(appointmentSchema),
  selectedPackaging: orNull(selectedPackagingSchema),
  availablePackagingOptions: listOf(packagingOptionSchema),
});

export const voucherSchema = z.object({
  id: identifier,
  balance: z.object({ amount: orNull(z.number()), currencyCode: moneySchema.shape.currencyCode }),
  deductedAtPurchase: moneySchema,
});

const paybackSchema = z.object({
  number: orNull(z.string()),
  scrid: orNull(z.string()),
  points: orNull(z.number()),
});

const cartOnTheWire = z.object({
  cartId: identifier,
  cartVersion: wholeNumber(0),
  items: z.array(cartItemSchema),
  packagingTotal: orNull(priceSchema),
  shipping: orNull(chosenShippingSchema),
  total: priceSchema,
  totalDiscount: orNull(moneySchema),
  coupon: orNull(z.object({ code: z.string() })),
  discount: orNull(campaignSchema),
  discountStatus: orNull(z.object({ success: z.boolean(), message: orNull(z.string()) })),
  vouchers: listOf(voucherSchema),
  leftoverTotal: orNull(priceSchema),
  payback: orNull(paybackSchema),
  selectedPaymentType: orNull(spelled(paymentTypes)),
  availableShippingMethods: listOf(shippingMethodSchema),
  rebuilt: yesOrNo(),
});

/** The cart as every cart call returns it. Fills in missing optional fields; rejects mixed currencies. */
export const cartSchema = z
  .pipe(cartOnTheWire, z.transform(fillIn))
  .check(holds((cart: Cart) => currenciesOf(cart).size === 1));

function fillIn(wire: z.output<typeof cartOnTheWire>): Cart {
  const nothing = fromMinor(0, wire.total.gross.currencyCode);
  return {
    ...wire,
    items: distinct(wire.items, ({ id }) => id),
    vouchers: distinct(wire.vouchers, ({ id }) => id),
    availableShippingMethods: distinct(wire.availableShippingMethods, ({ method }) => method),
    packagingTotal: wire.packagingTotal ?? { gross: nothing },
    shipping: { method: wire.shipping?.method ?? null, price: wire.shipping?.price ?? { gross: nothing } },
    totalDiscount: wire.totalDiscount ?? nothing,
    discountStatus: wire.discountStatus ?? { success: true, message: null },
    leftoverTotal: wire.leftoverTotal ?? { gross: nothing },
    payback: wire.payback ?? { number: null, scrid: null, points: null },
  };
}

/** Keeps the first entry of each id: a second one could not be told apart or changed separately. */
function distinct<Entry>(entries: readonly Entry[], idOf: (entry: Entry) => string): Entry[] {
  const seen = new Set<string>();
  return entries.filter((entry) => !seen.has(idOf(entry)) && seen.add(idOf(entry)));
}
