import * as z from '../schemas/zod.ts';
import { defineOperation } from '../operation.ts';
import { listOf } from '../schemas/lenient.ts';

export const reserveAppointments = defineOperation({
  name: 'reserveAppointments',
  method: 'POST',
  path: 'api/reserve-appointments',
  summary: 'Reserve the appointments in the cart',
  answer: z.object({ reservedAppointmentIds: listOf(z.string()) }),
});
