import * as z from '../schemas/zod.ts';
import { defineOperation } from '../operation.ts';
import { deliveryTermsSchema } from '../schemas/delivery-term.ts';
import { identifier, listOf } from '../schemas/lenient.ts';
import { packagingVariantsSchema } from '../schemas/packaging.ts';

export const getDeliveryTerms = defineOperation('GET', 'api/delivery-terms', { answer: deliveryTermsSchema });

export const getPackagingVariants = defineOperation('GET', 'api/packagings/variants/{id}', {
  params: z.object({ id: identifier }),
  answer: packagingVariantsSchema,
});

export const reserveAppointments = defineOperation('POST', 'api/reserve-appointments', {
  answer: z.object({ reservedAppointmentIds: listOf(z.string()) }),
});
