import * as z from './zod.ts';
import { holds, oneOf } from './checks.ts';
import { described } from './described.ts';
import { orNull, textOrBlank } from './lenient.ts';

export const addressSchema = z.object({
  formOfAddress: textOrBlank(),
  firstName: textOrBlank(),
  lastName: textOrBlank(),
  streetName: textOrBlank(),
  streetNumber: textOrBlank(),
  zipCode: textOrBlank(),
  city: textOrBlank(),
  countryCode: textOrBlank(),
  additionalInformation: orNull(z.string()),
});

/** The buyer's data in an express payment. */
export const personalInformationSchema = z.object({
  email: z.string(),
  phoneNumber: textOrBlank(),
  billingAddress: addressSchema,
  // Literals of zod would add code to the program.
  distinctShippingAddressSelected: z.pipe(
    described(z.boolean().check(holds((value) => !value)), { const: false }),
    z.transform(() => false as const),
  ),
  customerType: oneOf(['Private']),
});
