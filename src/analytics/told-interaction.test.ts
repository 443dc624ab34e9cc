import { describe, expect, it } from 'vitest';
import { toldInteraction } from './told-interaction.ts';
import { ga4Push } from './testing/ga4-schema.ts';

describe('toldInteraction', () => {
  it.each([
    [{ told: 'postServiceInfoOpened' }, { interaction: 'services_opened' }],
    [{ told: 'postGiftWrapOpened' }, { interaction: 'gift_wrap_selection_opened' }],
    [
      { told: 'postExpressStarted', paymentType: 'StripeApplePay' },
      { interaction: 'express_payment_started', payment_type: 'Apple Pay' },
    ],
    [
      { told: 'postExpressFinished', paymentType: 'PayPal' },
      { interaction: 'express_payment_finished', payment_type: 'PayPal' },
    ],
    [
      { told: 'paymentUnavailable', paymentType: 'StripeGooglePay' },
      { interaction: 'error', error: 'Selected payment method not available: Google Pay' },
    ],
  ])('of %j', (told, interaction) => {
    expect(toldInteraction(told)).toEqual(interaction);
    expect(ga4Push.safeParse({ event: 'cart_interaction', ...interaction }).success).toBe(true);
  });

  it('of anything else is none', () => {
    expect(toldInteraction({ told: 'postCheckoutProceeded' })).toBeNull();
    expect(toldInteraction({ told: 'paymentUnavailable', paymentType: 'Muscheln' })).toBeNull();
  });
});
