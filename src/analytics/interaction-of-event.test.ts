import { describe, expect, it } from 'vitest';
import { interactionOfEvent } from './interaction-of-event.ts';
import { ga4Push } from './testing/ga4-schema.ts';

describe('interactionOfEvent', () => {
  it.each([
    [{ event: 'postServiceInfoOpened' }, { interaction: 'services_opened' }],
    [{ event: 'postGiftWrapOpened' }, { interaction: 'gift_wrap_selection_opened' }],
    [
      { event: 'postExpressStarted', paymentType: 'StripeApplePay' },
      { interaction: 'express_payment_started', payment_type: 'Apple Pay' },
    ],
    [
      { event: 'postExpressFinished', paymentType: 'PayPal' },
      { interaction: 'express_payment_finished', payment_type: 'PayPal' },
    ],
    [
      { event: 'paymentUnavailable', paymentType: 'StripeGooglePay' },
      { interaction: 'error', error: 'Selected payment method not available: Google Pay' },
    ],
  ])('maps %j', (activity, interaction) => {
    expect(interactionOfEvent(activity)).toEqual(interaction);
    expect(ga4Push.safeParse({ event: 'cart_interaction', ...interaction }).success).toBe(true);
  });

  it('returns null for anything else', () => {
    expect(interactionOfEvent({ event: 'postCheckoutProceeded' })).toBeNull();
    expect(interactionOfEvent({ event: 'paymentUnavailable', paymentType: 'Muscheln' })).toBeNull();
  });
});
