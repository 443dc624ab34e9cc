import * as z from '../schemas/zod.ts';
import { defineOperation } from '../operation.ts';
import { identifier } from '../schemas/lenient.ts';

export const getAmazonMerchant = defineOperation({
  name: 'getAmazonMerchant',
  method: 'GET',
  path: 'api/payment-methods/amazon-pay/merchant-account-properties',
  summary: 'Merchant account of Amazon Pay',
  answer: z.object({ isSandbox: z.boolean(), merchantId: identifier }),
});
