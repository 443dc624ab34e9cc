import * as z from './zod.ts';
import { changesetTypes } from '../../domain/changeset.ts';
import { listOf, orNull, spelled, textOrBlank } from './lenient.ts';
import { moneySchema } from './money.ts';

const changedItemSchema = z.object({
  productId: textOrBlank(),
  title: textOrBlank(),
  differenceAmount: orNull(moneySchema),
});

const outdatedAppointmentSchema = z.object({
  productId: textOrBlank(),
  title: textOrBlank(),
  appointment: textOrBlank(),
  appointmentId: textOrBlank(),
});

const nothingChanged = {
  removedItems: [],
  priceIncreasedItems: [],
  priceDecreasedItems: [],
  removedShippingMethods: [],
  outdatedAppointments: [],
};

export const changesetSchema = z.object({
  type: spelled(changesetTypes),
  message: orNull(z.string()),
  changes: z.pipe(
    orNull(
      z.object({
        removedItems: listOf(changedItemSchema),
        priceIncreasedItems: listOf(changedItemSchema),
        priceDecreasedItems: listOf(changedItemSchema),
        removedShippingMethods: listOf(z.string()),
        outdatedAppointments: listOf(outdatedAppointmentSchema),
      }),
    ),
    z.transform((changes) => changes ?? nothingChanged),
  ),
});
