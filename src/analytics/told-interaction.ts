import type { CartHappening } from './cart-happening.ts';
import type { Interaction } from './events.ts';
import { canBeUnavailable, paymentLabel } from './payment-labels.ts';
import { unavailableError } from './tracked-errors.ts';

type Told = Extract<CartHappening, { readonly told: string }>;

/** The interaction of which the shop was told; null for an event that is tracked otherwise. */
export function toldInteraction({ told, paymentType = '' }: Told): Interaction | null {
  switch (told) {
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
