import * as z from '../schemas/zod.ts';
import { defineOperation } from '../operation.ts';
import { identifier, orNull } from '../schemas/lenient.ts';
import { moneySchema } from '../schemas/money.ts';
import { addressSchema } from '../schemas/personal-information.ts';

/** Whether a payment method is available. */
export const getPaymentAvailability = defineOperation({
  name: 'getPaymentAvailability',
  method: 'GET',
  path: 'api/payment-methods/{id}/availability',
  params: z.object({ id: identifier }),
  query: z.object({ totalAmount: z.string(), shippingMethod: z.string() }),
  answer: z.object({ available: z.boolean() }),
});

/** Merchant account of Amazon Pay. */
export const getAmazonMerchant = defineOperation({
  name: 'getAmazonMerchant',
  method: 'GET',
  path: 'api/payment-methods/amazon-pay/merchant-account-properties',
  answer: z.object({ isSandbox: z.boolean(), merchantId: identifier }),
});

/** Prepare an Amazon Pay checkout session. */
export const prepareAmazonSession = defineOperation({
  name: 'prepareAmazonSession',
  method: 'POST',
  path: 'api/payment-methods/amazon-pay/prepare-payment-session',
  body: z.object({
    amount: z.object({ amount: z.string(), currencyCode: moneySchema.shape.currencyCode }),
  }),
  answer: z.record(z.string(), z.unknown()),
});

/** Create a PayPal order. */
export const createPaypalOrder = defineOperation({
  name: 'createPaypalOrder',
  method: 'POST',
  path: 'api/payment-methods/paypal/order',
  body: z.object({ cartId: identifier }),
  answer: z.object({ orderId: identifier, paypalOrderId: identifier }),
});

/** Payer data of an approved PayPal order. */
export const getPaypalOrder = defineOperation({
  name: 'getPaypalOrder',
  method: 'GET',
  path: 'api/payment-methods/paypal/order/{id}',
  params: z.object({ id: identifier }),
  answer: z.object({ email: orNull(z.string()), billingAddress: orNull(addressSchema) }),
});
