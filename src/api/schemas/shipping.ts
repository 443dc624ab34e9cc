import * as z from './zod.ts';
import { shippingMethods } from '../../domain/shipping.ts';
import { check } from './checks.ts';
import { openEnum, orNull, textOrBlank } from './lenient.ts';
import { priceSchema } from './money.ts';

export const shippingMethodSchema = z
  .pipe(
    z.object({
      method: openEnum(shippingMethods),
      title: textOrBlank,
      subtitle: textOrBlank,
      price: orNull(priceSchema),
      details: orNull(z.object({ label: textOrBlank, description: textOrBlank })),
    }),
    z.transform((shipping) => ({ ...shipping, title: shipping.title || shipping.method })),
  )
  .check(check(({ method }) => method !== ''));

export const chosenShippingSchema = z.object({
  method: orNull(openEnum(shippingMethods)),
  price: orNull(priceSchema),
});
