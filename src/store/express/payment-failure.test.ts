import { describe, expect, it } from 'vitest';
import { notices } from '../testing/start-store.ts';
import { settle } from '../testing/test-environment.ts';
import { open, payUntilValidation } from './testing/pay-with-paypal.ts';
import { startExpress, type StartedExpress } from './testing/start-express.ts';

const charged = 'Es wurde nichts abgebucht.';
const help = 'Versuche es noch einmal oder wähle eine andere Zahlungsart.';

const details = (shop: StartedExpress) =>
  notices(shop).map(({ content }) => ('detail' in content ? content.detail : null));

describe('the sentence below the reason of a failed payment', () => {
  it.each([
    [
      'an unknown reason',
      (shop: StartedExpress) => shop.last('validatePersonalInformation').fail(500),
      `${charged} ${help}`,
    ],
    [
      'a reason that the shop names',
      (shop: StartedExpress) => shop.last('validatePersonalInformation').refuse(606),
      charged,
    ],
    ['a closed window', (shop: StartedExpress) => shop.express.paypal.canceled(), charged],
    ['a failure of the provider', (shop: StartedExpress) => shop.express.paypal.failed(), charged],
    ['the end of the cart', (shop: StartedExpress) => shop.end(), charged],
  ])('says after %s that nothing was charged', async (_, fail, detail) => {
    const shop = await startExpress();
    await payUntilValidation(shop);
    fail(shop);
    await settle();
    expect(details(shop)).toEqual([detail]);
  });

  it('says nothing of money before a payment has begun', async () => {
    const shop = await startExpress();
    shop.express.paypal.failed();
    expect(details(shop)).toEqual([null]);
    const elsewhere = await startExpress({ lastCheckUrl: '' });
    expect(elsewhere.express.paypal.clicked()).toBe(false);
    expect(details(elsewhere)).toEqual([null]);
  });

  it('says nothing if the shopper closes the window before the approval', async () => {
    const shop = await startExpress();
    await open(shop);
    shop.express.paypal.canceled();
    expect(details(shop)).toEqual([]);
  });
});
