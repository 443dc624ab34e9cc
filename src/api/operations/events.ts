import * as z from '../schemas/zod.ts';
import { defineOperation } from '../operation.ts';
import { identifier } from '../schemas/lenient.ts';

const body = z.object({ cartId: identifier });

export const postCheckoutProceeded = defineOperation('POST', 'api/event/checkout-proceeded-to-p2', { body });

export const postGiftWrapOpened = defineOperation('POST', 'api/event/gift-wrap-selection-opened', { body });

export const postServiceInfoOpened = defineOperation('POST', 'api/event/service-info-opened', { body });
