import * as z from './zod.ts';
import { changesetTypes } from '../../domain/changeset.ts';
import { preprocessed } from './checks.ts';
import { listOf, openEnum, orDefaults, orElse, orNull, text, textOrBlank, textOrNull } from './lenient.ts';
import { moneySchema } from './money.ts';

/** Some shops send a negative difference for a lower price. */
const differenceSchema = preprocessed(z.object(moneySchema.shape), (money) => {
  const { amount } = (money ?? {}) as { amount?: unknown };
  return typeof amount === 'number' ? { ...(money as object), amount: Math.abs(amount) } : money;
});

const changedItemSchema = z.object({
  productId: textOrBlank,
  title: textOrBlank,
  differenceAmount: orNull(differenceSchema),
});

const outdatedAppointmentSchema = z.object({
  productId: textOrBlank,
  title: textOrBlank,
  appointment: textOrBlank,
  appointmentId: textOrBlank,
});

export const changesetSchema = z.object({
  type: orElse(openEnum(changesetTypes), ''),
  message: textOrNull,
  changes: orDefaults(
    z.object({
      removedItems: listOf(changedItemSchema),
      priceIncreasedItems: listOf(changedItemSchema),
      priceDecreasedItems: listOf(changedItemSchema),
      removedShippingMethods: listOf(text),
      outdatedAppointments: listOf(outdatedAppointmentSchema),
    }),
  ),
});
