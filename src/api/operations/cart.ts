import * as z from '../schemas/zod.ts';
import { packagingTypes } from '../../domain/packaging.ts';
import { shippingMethods } from '../../domain/shipping.ts';
import { defineChange, defineOperation } from '../operation.ts';
import { cartSchema } from '../schemas/cart.ts';
import { wholeNumber } from '../schemas/checks.ts';
import { identifier, openEnum, stringOrNull } from '../schemas/lenient.ts';

export const getCart = defineOperation('GET', 'api/cart', { answer: cartSchema, cache: 'no-store' });

export const setItemQuantity = defineChange(
  'api/cart/set-item-quantity',
  z.object({ cartItemId: identifier, quantity: wholeNumber(1) }),
);

export const removeItem = defineChange('api/cart/remove-item', z.object({ cartItemId: identifier }));

export const setItemPackaging = defineChange(
  'api/cart/set-item-packaging',
  z.object({ itemId: identifier, packagingOptionType: openEnum(packagingTypes), packagingVariantId: stringOrNull }),
);

export const setShippingMethod = defineChange(
  'api/cart/set-shipping-method',
  z.object({ method: openEnum(shippingMethods) }),
);

export const addCoupon = defineChange('api/cart/add-coupon', z.object({ coupon: z.string(), referer: stringOrNull }));

export const removeCoupon = defineChange('api/cart/remove-coupon', null);

export const removeVoucher = defineChange('api/cart/remove-voucher', z.object({ voucherId: identifier }));

export const setPaybackNumber = defineChange('api/cart/set-payback-number', z.object({ paybackNumber: z.string() }));

export const getShippingCountries = defineOperation('GET', 'api/cart/shipping-countries', {
  answer: z.array(z.string()),
});
