import * as z from './zod.ts';
import { shippingMethods } from '../../domain/shipping.ts';
import { holds } from './checks.ts';
import { orNull, spelled, textOrBlank } from './lenient.ts';
import { priceSchema } from './money.ts';

export const shippingMethodSchema = z
  .pipe(
    z.object({
      method: spelled(shippingMethods),
      title: textOrBlank(),
      subtitle: textOrBlank(),
      price: orNull(priceSchema),
      details: orNull(z.object({ label: textOrBlank(), description: textOrBlank() })),
    }),
    z.transform((shipping) => ({ ...shipping, title: shipping.title || shipping.method })),
  )
  .check(holds(({ method }) => method !== ''));

export const chosenShippingSchema = z.object({
  method: orNull(spelled(shippingMethods)),
  price: orNull(priceSchema),
});
