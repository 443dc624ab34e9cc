import * as z from './zod.ts';
import { checked, oneOf } from './checks.ts';
import { withJsonSchema } from './with-json-schema.ts';
import { stringOrNull, textOrBlank } from './lenient.ts';

export const addressSchema = z.object({
  formOfAddress: textOrBlank,
  firstName: textOrBlank,
  lastName: textOrBlank,
  streetName: textOrBlank,
  streetNumber: textOrBlank,
  zipCode: textOrBlank,
  city: textOrBlank,
  countryCode: textOrBlank,
  additionalInformation: stringOrNull,
});

/** The buyer's data in an express payment. */
export const personalInformationSchema = z.object({
  email: z.string(),
  phoneNumber: textOrBlank,
  billingAddress: addressSchema,
  // Literals of zod would add code to the program.
  distinctShippingAddressSelected: withJsonSchema(
    checked(z.boolean(), (value) => !value),
    { const: false },
  ) as z.ZodMiniType as z.ZodMiniType<false, boolean>,
  customerType: oneOf(['Private']),
});
