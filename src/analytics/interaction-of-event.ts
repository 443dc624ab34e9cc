import type { CartActivity } from './cart-activity.ts';
import type { Interaction } from './ga4-events.ts';
import { canBeUnavailable, paymentLabel } from './payment-labels.ts';
import { unavailableError } from './tracked-errors.ts';

type EventActivity = Extract<CartActivity, { readonly event: string }>;

/** The interaction to push for an event of the shop's API; null for events that are tracked in another way. */
export function interactionOfEvent({ event, paymentType = '' }: EventActivity): Interaction | null {
  switch (event) {
    case 'postServiceInfoOpened':
      return { interaction: 'services_opened' };
    case 'postGiftWrapOpened':
      return { interaction: 'gift_wrap_selection_opened' };
    case 'postExpressStarted':
      return { interaction: 'express_payment_started', payment_type: paymentLabel(paymentType) };
    case 'postExpressFinished':
      return { interaction: 'express_payment_finished', payment_type: paymentLabel(paymentType) };
    case 'paymentUnavailable': {
      const label = paymentLabel(paymentType);
      return canBeUnavailable(label) ? { interaction: 'error', error: unavailableError(label) } : null;
    }
    default:
      return null;
  }
}
