import * as z from './zod.ts';
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

/** Data of an express payment (rulings, 8). */
export const personalInformationSchema = z.object({
  email: z.string(),
  phoneNumber: textOrBlank(),
  billingAddress: addressSchema,
  distinctShippingAddressSelected: z.literal(false),
  customerType: z.literal('Private'),
});
