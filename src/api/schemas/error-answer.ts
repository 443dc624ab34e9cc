import * as z from './zod.ts';
import { readErrorCategory } from '../../domain/error-catalog.ts';
import { errorCode, transformed } from './checks.ts';
import { listOf, orElse, orNull, textOrNull } from './lenient.ts';
import { withJsonSchema } from './with-json-schema.ts';

export const errorAnswerSchema = withJsonSchema(
  z.object({
    errorCode,
    message: textOrNull,
    category: orNull(transformed(z.string(), readErrorCategory)),
    fields: orElse(z.object({ appointmentIds: listOf(z.string()) }), { appointmentIds: [] }),
  }),
  { required: ['errorCode'] },
);
