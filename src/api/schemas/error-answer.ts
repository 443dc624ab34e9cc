import * as z from './zod.ts';
import { readErrorCategory } from '../../domain/error-catalogue.ts';
import { wholeNumber } from './checks.ts';
import { listOf, orNull } from './lenient.ts';

/** The body of a refusal (rulings, 4). */
export const errorAnswerSchema = z.object({
  errorCode: wholeNumber(),
  message: orNull(z.string()),
  category: orNull(
    z.pipe(
      z.string(),
      z.transform((value) => readErrorCategory(value)),
    ),
  ),
  fields: z.pipe(
    orNull(z.object({ appointmentIds: listOf(z.string()) })),
    z.transform((fields) => fields ?? { appointmentIds: [] }),
  ),
});
