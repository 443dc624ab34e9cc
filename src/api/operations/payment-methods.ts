import * as z from '../schemas/zod.ts';
import { paymentTypes } from '../../domain/payment.ts';
import { defineOperation } from '../operation.ts';
import { transformed } from '../schemas/checks.ts';
import { identifier, openEnum, orNull, stringOrNull } from '../schemas/lenient.ts';
import { moneySchema } from '../schemas/money.ts';
import { addressSchema, personalInformationSchema } from '../schemas/personal-information.ts';

export const getPaymentAvailability = defineOperation('GET', 'api/payment-methods/{id}/availability', {
  params: z.object({ id: identifier }),
  query: z.object({ totalAmount: z.string(), shippingMethod: z.string() }),
  answer: z.object({ available: z.boolean() }),
});

export const getAmazonMerchant = defineOperation('GET', 'api/payment-methods/amazon-pay/merchant-account-properties', {
  answer: z.object({ isSandbox: z.boolean(), merchantId: identifier }),
});

export const prepareAmazonSession = defineOperation('POST', 'api/payment-methods/amazon-pay/prepare-payment-session', {
  body: z.object({ amount: z.object({ amount: z.string(), currencyCode: moneySchema.shape.currencyCode }) }),
  // Amazon's createCheckoutSessionConfig, signed by the shop.
  answer: transformed(
    z.object({
      payloadJSON: z.string(),
      signature: z.string(),
      algorithm: z.nullish(z.string()),
      publicKeyId: z.nullish(z.string()),
    }),
    // Amazon gets it as it is.
    ({ algorithm, publicKeyId, ...signed }) => ({
      ...signed,
      ...(algorithm && { algorithm }),
      ...(publicKeyId && { publicKeyId }),
    }),
  ),
});

export const createPaypalOrder = defineOperation('POST', 'api/payment-methods/paypal/order', {
  body: z.object({ cartId: identifier }),
  answer: z.object({ orderId: identifier, paypalOrderId: identifier }),
});

export const getPaypalOrder = defineOperation('GET', 'api/payment-methods/paypal/order/{id}', {
  params: z.object({ id: identifier }),
  answer: z.object({ email: stringOrNull, billingAddress: orNull(addressSchema) }),
});

export const validatePersonalInformation = defineOperation('POST', 'api/cart/validate-personal-information', {
  body: personalInformationSchema,
  // The cart keeps using the data that it has sent.
  answer: orNull(personalInformationSchema),
});

export const createPaymentSession = defineOperation('POST', 'api/cart/create-payment-session', {
  body: z.object({ paymentType: openEnum(paymentTypes) }),
  answer: z.object({ orderId: identifier, stripeClientSecret: identifier }),
});

const body = z.object({ cartId: identifier, paymentType: openEnum(paymentTypes) });

export const postExpressStarted = defineOperation('POST', 'api/event/checkout-express-payment-flow-started', { body });

export const postExpressFinished = defineOperation('POST', 'api/event/checkout-express-payment-flow-finished', {
  body,
});
