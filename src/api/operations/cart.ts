import * as z from '../schemas/zod.ts';
import { packagingTypes } from '../../domain/packaging.ts';
import { paymentTypes } from '../../domain/payment.ts';
import { shippingMethods } from '../../domain/shipping.ts';
import { defineOperation } from '../operation.ts';
import { cartSchema } from '../schemas/cart.ts';
import { wholeNumber } from '../schemas/checks.ts';
import { identifier, orNull, spelled } from '../schemas/lenient.ts';
import { personalInformationSchema } from '../schemas/personal-information.ts';

export const getCart = defineOperation({
  name: 'getCart',
  method: 'GET',
  path: 'api/cart',
  summary: 'The cart of this visitor',
  answer: cartSchema,
});

export const setItemQuantity = defineOperation({
  name: 'setItemQuantity',
  method: 'POST',
  path: 'api/cart/set-item-quantity',
  summary: 'Set the quantity of an item',
  body: z.object({ cartItemId: identifier, quantity: wholeNumber(1) }),
  answer: cartSchema,
});

export const removeItem = defineOperation({
  name: 'removeItem',
  method: 'POST',
  path: 'api/cart/remove-item',
  summary: 'Remove an item',
  body: z.object({ cartItemId: identifier }),
  answer: cartSchema,
});

export const setItemPackaging = defineOperation({
  name: 'setItemPackaging',
  method: 'POST',
  path: 'api/cart/set-item-packaging',
  summary: 'Choose the packaging of an item',
  body: z.object({
    itemId: identifier,
    packagingOptionType: spelled(packagingTypes),
    packagingVariantId: orNull(z.string()),
  }),
  answer: cartSchema,
});

export const setShippingMethod = defineOperation({
  name: 'setShippingMethod',
  method: 'POST',
  path: 'api/cart/set-shipping-method',
  summary: 'Choose the shipping method',
  body: z.object({ method: spelled(shippingMethods) }),
  answer: cartSchema,
});

export const addCoupon = defineOperation({
  name: 'addCoupon',
  method: 'POST',
  path: 'api/cart/add-coupon',
  summary: 'Redeem a discount code',
  body: z.object({ coupon: z.string(), referer: orNull(z.string()) }),
  answer: cartSchema,
});

export const removeCoupon = defineOperation({
  name: 'removeCoupon',
  method: 'POST',
  path: 'api/cart/remove-coupon',
  summary: 'Take the discount code back',
  answer: cartSchema,
});

export const removeVoucher = defineOperation({
  name: 'removeVoucher',
  method: 'POST',
  path: 'api/cart/remove-voucher',
  summary: 'Remove an applied value voucher',
  body: z.object({ voucherId: identifier }),
  answer: cartSchema,
});

export const setPaybackNumber = defineOperation({
  name: 'setPaybackNumber',
  method: 'POST',
  path: 'api/cart/set-payback-number',
  summary: 'Set the loyalty number, or remove it with an empty one',
  body: z.object({ paybackNumber: z.string() }),
  answer: cartSchema,
});

export const getShippingCountries = defineOperation({
  name: 'getShippingCountries',
  method: 'GET',
  path: 'api/cart/shipping-countries',
  summary: 'Country codes that this cart can be sent to',
  answer: z.array(z.string()),
});

export const validatePersonalInformation = defineOperation({
  name: 'validatePersonalInformation',
  method: 'POST',
  path: 'api/cart/validate-personal-information',
  summary: 'Check the data of an express payment',
  body: personalInformationSchema,
  answer: personalInformationSchema,
});

export const createPaymentSession = defineOperation({
  name: 'createPaymentSession',
  method: 'POST',
  path: 'api/cart/create-payment-session',
  summary: 'Start a card payment',
  body: z.object({ paymentType: spelled(paymentTypes) }),
  answer: z.object({ orderId: identifier, stripeClientSecret: identifier }),
});
