import { defineOperation } from '../operation.ts';
import { deliveryTermsSchema } from '../schemas/delivery-term.ts';

export const getDeliveryTerms = defineOperation({
  name: 'getDeliveryTerms',
  method: 'GET',
  path: 'api/delivery-terms',
  summary: 'When deliveries arrive',
  answer: deliveryTermsSchema,
});
