import * as z from '../schemas/zod.ts';
import { packagingTypes } from '../../domain/packaging.ts';
import { shippingMethods } from '../../domain/shipping.ts';
import { defineOperation } from '../operation.ts';
import { cartSchema } from '../schemas/cart.ts';
import { wholeNumber } from '../schemas/checks.ts';
import { identifier, orNull, spelled } from '../schemas/lenient.ts';

/** The cart of this visitor. */
export const getCart = defineOperation({
  name: 'getCart',
  method: 'GET',
  path: 'api/cart',
  answer: cartSchema,
  cache: 'no-store',
});

/** Set the quantity of an item. */
export const setItemQuantity = defineOperation({
  name: 'setItemQuantity',
  method: 'POST',
  path: 'api/cart/set-item-quantity',
  body: z.object({ cartItemId: identifier, quantity: wholeNumber(1) }),
  answer: cartSchema,
});

/** Remove an item. */
export const removeItem = defineOperation({
  name: 'removeItem',
  method: 'POST',
  path: 'api/cart/remove-item',
  body: z.object({ cartItemId: identifier }),
  answer: cartSchema,
});

/** Choose the packaging of an item. */
export const setItemPackaging = defineOperation({
  name: 'setItemPackaging',
  method: 'POST',
  path: 'api/cart/set-item-packaging',
  body: z.object({
    itemId: identifier,
    packagingOptionType: spelled(packagingTypes),
    packagingVariantId: orNull(z.string()),
  }),
  answer: cartSchema,
});

/** Choose the shipping method. */
export const setShippingMethod = defineOperation({
  name: 'setShippingMethod',
  method: 'POST',
  path: 'api/cart/set-shipping-method',
  body: z.object({ method: spelled(shippingMethods) }),
  answer: cartSchema,
});

/** Redeem a discount code. */
export const addCoupon = defineOperation({
  name: 'addCoupon',
  method: 'POST',
  path: 'api/cart/add-coupon',
  body: z.object({ coupon: z.string(), referer: orNull(z.string()) }),
  answer: cartSchema,
});

/** Remove the discount code. */
export const removeCoupon = defineOperation({
  name: 'removeCoupon',
  method: 'POST',
  path: 'api/cart/remove-coupon',
  answer: cartSchema,
});

/** Remove an applied value voucher. */
export const removeVoucher = defineOperation({
  name: 'removeVoucher',
  method: 'POST',
  path: 'api/cart/remove-voucher',
  body: z.object({ voucherId: identifier }),
  answer: cartSchema,
});

/** Set the loyalty number, or remove it with an empty one. */
export const setPaybackNumber = defineOperation({
  name: 'setPaybackNumber',
  method: 'POST',
  path: 'api/cart/set-payback-number',
  body: z.object({ paybackNumber: z.string() }),
  answer: cartSchema,
});

/** Country codes that this cart can be shipped to. */
export const getShippingCountries = defineOperation({
  name: 'getShippingCountries',
  method: 'GET',
  path: 'api/cart/shipping-countries',
  answer: z.array(z.string()),
});
