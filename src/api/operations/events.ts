import * as z from '../schemas/zod.ts';
import { paymentTypes } from '../../domain/payment.ts';
import { defineOperation } from '../operation.ts';
import { identifier, spelled } from '../schemas/lenient.ts';

/** Event: the shopper proceeds to checkout. */
export const postCheckoutProceeded = defineOperation({
  name: 'postCheckoutProceeded',
  method: 'POST',
  path: 'api/event/checkout-proceeded-to-p2',
  body: z.object({ cartId: identifier }),
});

/** Event: the choice of gift wraps was opened. */
export const postGiftWrapOpened = defineOperation({
  name: 'postGiftWrapOpened',
  method: 'POST',
  path: 'api/event/gift-wrap-selection-opened',
  body: z.object({ cartId: identifier }),
});

/** Event: the services of a product were opened. */
export const postServiceInfoOpened = defineOperation({
  name: 'postServiceInfoOpened',
  method: 'POST',
  path: 'api/event/service-info-opened',
  body: z.object({ cartId: identifier }),
});

/** Event: an express payment started. */
export const postExpressStarted = defineOperation({
  name: 'postExpressStarted',
  method: 'POST',
  path: 'api/event/checkout-express-payment-flow-started',
  body: z.object({ cartId: identifier, paymentType: spelled(paymentTypes) }),
});

/** Event: an express payment succeeded. */
export const postExpressFinished = defineOperation({
  name: 'postExpressFinished',
  method: 'POST',
  path: 'api/event/checkout-express-payment-flow-finished',
  body: z.object({ cartId: identifier, paymentType: spelled(paymentTypes) }),
});
