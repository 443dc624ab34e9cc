import * as z from '../schemas/zod.ts';
import { defineOperation } from '../operation.ts';
import { identifier } from '../schemas/lenient.ts';

export const postGiftWrapOpened = defineOperation({
  name: 'postGiftWrapOpened',
  method: 'POST',
  path: 'api/event/gift-wrap-selection-opened',
  summary: 'Event: the choice of gift wraps was opened',
  body: z.object({ cartId: identifier }),
});
