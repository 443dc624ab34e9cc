import * as z from './zod.ts';
import { shippingMethods } from '../../domain/shipping.ts';
import { checked, transformed } from './checks.ts';
import { openEnum, orNull, textOrBlank } from './lenient.ts';
import { priceSchema } from './money.ts';

export const shippingMethodSchema = checked(
  transformed(
    z.object({
      method: openEnum(shippingMethods),
      title: textOrBlank,
      subtitle: textOrBlank,
      price: orNull(priceSchema),
      details: orNull(z.object({ label: textOrBlank, description: textOrBlank })),
    }),
    (shipping) => ({ ...shipping, title: shipping.title || shipping.method }),
  ),
  ({ method }) => method !== '',
);

export const chosenShippingSchema = z.object({
  method: orNull(openEnum(shippingMethods)),
  price: orNull(priceSchema),
});
