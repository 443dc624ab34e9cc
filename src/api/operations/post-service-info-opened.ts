import * as z from '../schemas/zod.ts';
import { defineOperation } from '../operation.ts';
import { identifier } from '../schemas/lenient.ts';

export const postServiceInfoOpened = defineOperation({
  name: 'postServiceInfoOpened',
  method: 'POST',
  path: 'api/event/service-info-opened',
  summary: 'Event: the services of a product were opened',
  body: z.object({ cartId: identifier }),
});
