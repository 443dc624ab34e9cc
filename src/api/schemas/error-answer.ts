import * as z from './zod.ts';
import { readErrorCategory } from '../../domain/error-catalog.ts';
import { errorCode } from './checks.ts';
import { listOf, orElse, orNull, textOrNull } from './lenient.ts';

export const errorAnswerSchema = z.object({
  errorCode,
  message: textOrNull,
  category: orNull(z.pipe(z.string(), z.transform(readErrorCategory))),
  fields: orElse(z.object({ appointmentIds: listOf(z.string()) }), { appointmentIds: [] }),
});
