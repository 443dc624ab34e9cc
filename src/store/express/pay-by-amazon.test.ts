import { describe, expect, it } from 'vitest';
import { price } from '../../test-support/cart-builders.ts';
import { testCart, testTicket, withQuantity } from '../testing/test-cart.ts';
import { settle } from '../testing/test-environment.ts';
import { startExpress } from './testing/start-express.ts';

const config = { payloadJSON: '{}', signature: 's', algorithm: 'AMZN-PAY-RSASSA-PSS-V2', publicKeyId: 'k' };

describe('a payment by Amazon Pay', () => {
  it('notifies the shop and prepares the session for the amount that the shopper sees', async () => {
    const shop = await startExpress();
    const clicked = shop.express.amazon.clicked();
    await settle();
    shop.last('prepareAmazonSession').answer(config);
    await shop.showCart();
    expect(await clicked).toMatchObject({ sessionConfig: config, purchase: { amount: 2000 } });
    expect(shop.called()).toEqual(['postExpressStarted', 'prepareAmazonSession', 'getCart']);
    expect(shop.last('postExpressStarted').input).toEqual(['cart-1', 'AmazonPay']);
    expect(shop.last('prepareAmazonSession').input).toEqual([{ amount: '20.00', currencyCode: 'EUR' }]);
    expect(shop.phase()).toEqual({ kind: 'leaving', method: 'AmazonPay' });
  });

  it('reserves appointments first', async () => {
    const shop = await startExpress({ initialCart: testCart({ items: [testTicket('1')] }) });
    void shop.express.amazon.clicked();
    await settle();
    expect(shop.called()).toEqual(['postExpressStarted', 'reserveAppointments']);
  });

  it('waits for a change that is being saved, and pays the new sum', async () => {
    const shop = await startExpress();
    shop.setQuantity('1', 3);
    const clicked = shop.express.amazon.clicked();
    await settle();
    expect(shop.named('prepareAmazonSession')).toEqual([]);
    shop.answerLast('setItemQuantity', withQuantity(3));
    await settle();
    shop.last('prepareAmazonSession').answer(config);
    shop.last('getCart').answer(withQuantity(3));
    expect(await clicked).toMatchObject({ purchase: { amount: 4000 } });
  });

  it.each<[string, string, (shop: Awaited<ReturnType<typeof startExpress>>) => void]>([
    [
      'is a refusal',
      'Die Zahlung wurde abgebrochen. Versuche es erneut oder wähle eine andere Zahlungsart.',
      (shop) => shop.last('setItemQuantity').refuse(702, { category: 'external_error' }),
    ],
    [
      'brings another shipping method, for which the button is not drawn',
      'Dein Warenkorb hat sich inzwischen geändert. Bitte prüfe ihn und bezahle dann erneut.',
      (shop) =>
        shop.answerLast('setItemQuantity', withQuantity(3, { shipping: { method: 'Online', price: price(0) } })),
    ],
  ])('ends if the answer to that change %s, and says: %s', async (_, text, answer) => {
    const shop = await startExpress();
    shop.setQuantity('1', 3);
    const clicked = shop.express.amazon.clicked();
    answer(shop);
    expect(await clicked).toBeNull();
    expect(shop.noticeTexts()).toEqual([text]);
    expect(shop.named('prepareAmazonSession')).toEqual([]);
  });

  it('fetches the cart that has changed elsewhere', async () => {
    const shop = await startExpress();
    void shop.express.amazon.clicked();
    await settle();
    const fetches = shop.named('getCart').length;
    shop.last('prepareAmazonSession').fail(409);
    await settle();
    expect(shop.named('getCart')).toHaveLength(fetches + 1);
    shop.last('getCart').answer(withQuantity(3));
    await settle();
    expect(shop.noticeTexts()).toEqual([
      'Dein Warenkorb wurde inzwischen an anderer Stelle geändert. Bitte prüfe ihn und versuche es erneut.',
    ]);
  });

  it('ignores a second click', async () => {
    const shop = await startExpress();
    void shop.express.amazon.clicked();
    expect(await shop.express.amazon.clicked()).toBeNull();
    await settle();
    expect(shop.named('prepareAmazonSession')).toHaveLength(1);
  });

  it('shows why there is no session', async () => {
    const shop = await startExpress();
    const clicked = shop.express.amazon.clicked();
    await settle();
    shop.last('prepareAmazonSession').fail(500);
    expect(await clicked).toBeNull();
    expect(shop.noticeTexts()).toEqual(['Unbekannter Fehler']);
    expect(shop.phase()).toEqual({ kind: 'idle' });
  });

  it('does not leave with an amount that the shopper has not seen', async () => {
    const shop = await startExpress();
    const clicked = shop.express.amazon.clicked();
    await settle();
    shop.last('prepareAmazonSession').answer(config);
    shop.last('getCart').answer(testCart({ cartVersion: 2, total: price(99) }));
    expect(await clicked).toBeNull();
    expect(shop.noticeTexts()).toEqual([
      'Dein Warenkorb hat sich inzwischen geändert. Bitte prüfe ihn und bezahle dann erneut. Die Gesamtsumme beträgt jetzt 99,00\u00a0€.',
    ]);
  });

  it.each<[string, (shop: Awaited<ReturnType<typeof startExpress>>) => void]>([
    ["Amazon's pages do not come", (shop) => shop.advance(10_000)],
    ["Amazon's script fails", (shop) => shop.express.amazon.failed(new Error('initCheckout'))],
  ])('can be retried when %s', async (_, happen) => {
    const shop = await startExpress();
    const clicked = shop.express.amazon.clicked();
    await settle();
    shop.last('prepareAmazonSession').answer(config);
    await shop.showCart();
    await clicked;
    happen(shop);
    expect(shop.phase()).toEqual({ kind: 'idle' });
  });
});
