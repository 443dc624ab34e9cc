import type { CartActivity } from './cart-activity.ts';
import type { Interaction } from './ga4-events.ts';
import { canBeUnavailable, type PaymentLabel, paymentLabel } from './payment-labels.ts';
import { unavailableError } from './tracked-errors.ts';

const interactions = new Map<string, (payment: PaymentLabel) => Interaction | null>([
  ['postServiceInfoOpened', () => ({ interaction: 'services_opened' })],
  ['postGiftWrapOpened', () => ({ interaction: 'gift_wrap_selection_opened' })],
  ['postExpressStarted', (payment_type) => ({ interaction: 'express_payment_started', payment_type })],
  ['postExpressFinished', (payment_type) => ({ interaction: 'express_payment_finished', payment_type })],
  [
    'paymentUnavailable',
    (label) => (canBeUnavailable(label) ? { interaction: 'error', error: unavailableError(label) } : null),
  ],
]);

type EventActivity = Extract<CartActivity, { readonly event: string }>;

/** The interaction to push for an event of the shop's API; null for events that are tracked in another way. */
export function interactionOfEvent({ event, paymentType = '' }: EventActivity): Interaction | null {
  return interactions.get(event)?.(paymentLabel(paymentType)) ?? null;
}
