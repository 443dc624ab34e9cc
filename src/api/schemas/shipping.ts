import * as z from './zod.ts';
import { shippingMethods } from '../../domain/shipping.ts';
import { orNull, spelled, textOrBlank } from './lenient.ts';
import { priceSchema } from './money.ts';

export const shippingMethodSchema = z.object({
  method: spelled(shippingMethods),
  title: z.string(),
  subtitle: textOrBlank(),
  price: priceSchema,
  details: orNull(z.object({ label: textOrBlank(), description: textOrBlank() })),
});

export const chosenShippingSchema = z.object({
  method: orNull(spelled(shippingMethods)),
  price: orNull(priceSchema),
});
