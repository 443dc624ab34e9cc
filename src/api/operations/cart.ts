import * as z from '../schemas/zod.ts';
import { packagingTypes } from '../../domain/packaging.ts';
import { shippingMethods } from '../../domain/shipping.ts';
import { defineOperation } from '../operation.ts';
import { cartSchema } from '../schemas/cart.ts';
import { wholeNumber } from '../schemas/checks.ts';
import { identifier, openEnum, stringOrNull } from '../schemas/lenient.ts';

export const getCart = defineOperation({
  method: 'GET',
  path: 'api/cart',
  answer: cartSchema,
  cache: 'no-store',
});

export const setItemQuantity = defineOperation({
  method: 'POST',
  path: 'api/cart/set-item-quantity',
  body: z.object({ cartItemId: identifier, quantity: wholeNumber(1) }),
  answer: cartSchema,
});

export const removeItem = defineOperation({
  method: 'POST',
  path: 'api/cart/remove-item',
  body: z.object({ cartItemId: identifier }),
  answer: cartSchema,
});

export const setItemPackaging = defineOperation({
  method: 'POST',
  path: 'api/cart/set-item-packaging',
  body: z.object({
    itemId: identifier,
    packagingOptionType: openEnum(packagingTypes),
    packagingVariantId: stringOrNull,
  }),
  answer: cartSchema,
});

export const setShippingMethod = defineOperation({
  method: 'POST',
  path: 'api/cart/set-shipping-method',
  body: z.object({ method: openEnum(shippingMethods) }),
  answer: cartSchema,
});

export const addCoupon = defineOperation({
  method: 'POST',
  path: 'api/cart/add-coupon',
  body: z.object({ coupon: z.string(), referer: stringOrNull }),
  answer: cartSchema,
});

export const removeCoupon = defineOperation({
  method: 'POST',
  path: 'api/cart/remove-coupon',
  answer: cartSchema,
});

export const removeVoucher = defineOperation({
  method: 'POST',
  path: 'api/cart/remove-voucher',
  body: z.object({ voucherId: identifier }),
  answer: cartSchema,
});

export const setPaybackNumber = defineOperation({
  method: 'POST',
  path: 'api/cart/set-payback-number',
  body: z.object({ paybackNumber: z.string() }),
  answer: cartSchema,
});

export const getShippingCountries = defineOperation({
  method: 'GET',
  path: 'api/cart/shipping-countries',
  answer: z.array(z.string()),
});
