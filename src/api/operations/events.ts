import * as z from '../schemas/zod.ts';
import { paymentTypes } from '../../domain/payment.ts';
import { defineOperation } from '../operation.ts';
import { identifier, spelled } from '../schemas/lenient.ts';

export const postCheckoutProceeded = defineOperation({
  name: 'postCheckoutProceeded',
  method: 'POST',
  path: 'api/event/checkout-proceeded-to-p2',
  summary: 'Event: the shopper goes on to the order data',
  body: z.object({ cartId: identifier }),
});

export const postGiftWrapOpened = defineOperation({
  name: 'postGiftWrapOpened',
  method: 'POST',
  path: 'api/event/gift-wrap-selection-opened',
  summary: 'Event: the choice of gift wraps was opened',
  body: z.object({ cartId: identifier }),
});

export const postServiceInfoOpened = defineOperation({
  name: 'postServiceInfoOpened',
  method: 'POST',
  path: 'api/event/service-info-opened',
  summary: 'Event: the services of a product were opened',
  body: z.object({ cartId: identifier }),
});

export const postExpressStarted = defineOperation({
  name: 'postExpressStarted',
  method: 'POST',
  path: 'api/event/checkout-express-payment-flow-started',
  summary: 'Event: an express payment began',
  body: z.object({ cartId: identifier, paymentType: spelled(paymentTypes) }),
});

export const postExpressFinished = defineOperation({
  name: 'postExpressFinished',
  method: 'POST',
  path: 'api/event/checkout-express-payment-flow-finished',
  summary: 'Event: an express payment ended well',
  body: z.object({ cartId: identifier, paymentType: spelled(paymentTypes) }),
});
