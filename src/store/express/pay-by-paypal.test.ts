import { describe, expect, it, vi } from 'vitest';
import { price } from '../../test-support/cart-builders.ts';
import { testCart, testTicket, withQuantity } from '../testing/test-cart.ts';
import { settle } from '../testing/test-environment.ts';
import { approve, learnPayer, open, payer, payUntilValidation } from './testing/pay-with-paypal.ts';
import { CodedError } from '../../domain/coded-error.ts';
import { kim, putBack, startExpress, stored, type StartedExpress } from './testing/start-express.ts';

const general = 'Bei der Eingabe ist ein Fehler aufgetreten. Bitte versuche es später erneut.';

describe('a payment by PayPal', () => {
  it('notifies the shop, creates the order, fetches and validates the payer, stores both, and leaves', async () => {
    const shop = await startExpress();
    expect(await open(shop)).toBe('PAYPAL-1');
    await approve(shop);
    await learnPayer(shop);
    shop.last('validatePersonalInformation').answer(kim);
    await settle();
    expect(shop.called()).toEqual([
      'postExpressStarted',
      'createPaypalOrder',
      'getPaypalOrder',
      'getCart',
      'validatePersonalInformation',
      'postExpressFinished',
    ]);
    expect(shop.last('postExpressStarted').input).toEqual(['cart-1', 'PayPal']);
    expect(shop.last('createPaypalOrder').input).toEqual(['cart-1']);
    expect(shop.last('getPaypalOrder').input).toEqual(['PAYPAL-1']);
    expect(shop.last('validatePersonalInformation').input).toEqual(Object.values(kim));
    expect(stored()).toEqual({
      orderId: '1-JD-1',
      paymentOrderId: '1-JD-1',
      paypalOrderId: 'PAYPAL-1',
      cardClientSecret: null,
      personalInformation: kim,
      personalInformationCookie: kim,
    });
    expect(shop.seen.visited).toEqual(['https://shop.example/letzter-check']);
  });

  it('creates the order once the changes are confirmed that were pending at the click', async () => {
    const shop = await startExpress();
    shop.setQuantity('1', 3);
    const opened = open(shop);
    await settle();
    expect(shop.named('createPaypalOrder')).toEqual([]);
    shop.answerLast('setItemQuantity', withQuantity(3));
    await settle();
    shop.last('createPaypalOrder').answer({ orderId: '1-JD-1', paypalOrderId: 'PAYPAL-1' });
    expect(await opened).toBe('PAYPAL-1');
  });

  it('is discarded when the shopper returns from the last check', async () => {
    const shop = await startExpress();
    await payUntilValidation(shop);
    shop.last('validatePersonalInformation').answer(kim);
    await settle();
    shop.comeBack();
    expect(stored()).toMatchObject({ orderId: '1-JD-1', paymentOrderId: null, paypalOrderId: null });
    expect(shop.phase()).toEqual({ kind: 'idle' });
  });

  it('reserves appointments before the order', async () => {
    const shop = await startExpress({ initialCart: testCart({ items: [testTicket('1')] }) });
    void open(shop);
    await settle();
    expect(shop.called()).toEqual(['postExpressStarted', 'reserveAppointments']);
    shop.last('reserveAppointments').refuse(300, { appointmentIds: ['a-1'] });
    await settle();
    expect(shop.state().failedAppointmentIds).toEqual(['a-1']);
    shop.express.paypal.failed();
    await vi.waitFor(() => expect(shop.noticeTexts()).toEqual([expect.stringContaining('nicht mehr verfügbar')]), {
      timeout: 10_000,
    });
  });

  it.each<[string, (shop: StartedExpress) => void, string]>([
    [
      'is lost',
      (shop) => shop.last('createPaypalOrder').lose(),
      'Es ist ein Verbindungsfehler aufgetreten. Bitte versuchen Sie es erneut oder wählen Sie eine andere Zahlungsmethode.',
    ],
    ['is no answer', (shop) => shop.last('createPaypalOrder').fail(500), 'Unbekannter Fehler'],
    [
      'is a refusal',
      (shop) => shop.last('createPaypalOrder').refuse(1, { category: 'generic_paypal_express_error' }),
      general,
    ],
  ])('fails once when the response to the order request %s', async (_, answer, text) => {
    const shop = await startExpress();
    shop.express.paypal.clicked();
    const created = shop.express.paypal.createOrder();
    await settle();
    answer(shop);
    await expect(created).rejects.toThrow();
    // PayPal reports the failure as well.
    shop.express.paypal.failed();
    expect(shop.noticeTexts()).toEqual([text]);
    expect(shop.phase()).toEqual({ kind: 'idle' });
  });

  it('shows and reports a failure of PayPal itself', async () => {
    const shop = await startExpress();
    await open(shop);
    shop.express.paypal.failed();
    expect(shop.noticeTexts()).toEqual([general]);
    expect(shop.seen.reported).toEqual([new CodedError('CF-504', 'generic_paypal_express_error')]);
    expect(shop.phase()).toEqual({ kind: 'idle' });
  });

  it('shows why the payment failed until the cart changes', async () => {
    const shop = await startExpress();
    await open(shop);
    shop.express.paypal.failed();
    void shop.refresh();
    await settle();
    await shop.showCart();
    expect(shop.noticeTexts()).toEqual([general]);
    void shop.refresh();
    await settle();
    shop.last('getCart').answer(testCart({ cartVersion: 2, total: price(30) }));
    await settle();
    expect(shop.noticeTexts()).toEqual([]);
  });

  it('reuses the order after the shopper has closed the window', async () => {
    const shop = await startExpress();
    await open(shop);
    shop.express.paypal.canceled();
    expect(shop.phase()).toEqual({ kind: 'idle' });
    expect(shop.noticeTexts()).toEqual([]);
    expect(await open(shop)).toBe('PAYPAL-1');
    expect(shop.named('createPaypalOrder')).toHaveLength(1);
  });

  it.each<[string, (shop: StartedExpress) => void]>([
    ['after its window was closed', (shop) => shop.express.paypal.canceled()],
    ['with its window open', () => {}],
  ])('reuses the order when the page removes the cart and puts it back %s', async (_, close) => {
    const shop = await startExpress();
    await open(shop);
    close(shop);
    expect(await open(await putBack(shop))).toBe('PAYPAL-1');
    expect(shop.named('createPaypalOrder')).toHaveLength(1);
  });

  it('waits for the order that was requested before the page removed the cart and put it back', async () => {
    const shop = await startExpress();
    shop.express.paypal.clicked();
    void shop.express.paypal.createOrder().catch(() => {});
    await settle();
    expect(await open(await putBack(shop))).toBe('PAYPAL-1');
    expect(shop.named('createPaypalOrder')).toHaveLength(1);
  });

  it.each<[string, (shop: StartedExpress) => Promise<void>]>([
    [
      'PayPal has failed with the last one',
      async (shop) => {
        shop.express.paypal.failed();
        await settle();
      },
    ],
    [
      'the cart is another',
      async (shop) => {
        shop.express.paypal.canceled();
        void shop.refresh();
        await settle();
        shop.last('getCart').answer(testCart({ cartVersion: 2, total: price(30) }));
        await settle();
      },
    ],
    [
      'the shop is another',
      async (shop) => {
        shop.express.paypal.canceled();
        shop.configure({ ...shop.state().data, baseUrl: 'https://other.example/' });
        shop.last('getCart').answer(testCart());
        await settle();
      },
    ],
  ])('creates a new order when %s', async (_, happen) => {
    const shop = await startExpress();
    await open(shop);
    await happen(shop);
    await open(shop);
    expect(shop.named('createPaypalOrder')).toHaveLength(2);
  });

  it.each<[string, (shop: StartedExpress) => Promise<StartedExpress>]>([
    [
      'the shopper returns from',
      async (shop) => {
        shop.comeBack();
        await shop.showCart();
        return shop;
      },
    ],
    ['the page puts the cart back after', putBack],
  ])('creates a new order when %s the last check', async (_, comeBack) => {
    const shop = await startExpress();
    await payUntilValidation(shop);
    shop.last('validatePersonalInformation').answer(kim);
    await settle();
    await open(await comeBack(shop));
    expect(shop.named('createPaypalOrder')).toHaveLength(2);
  });

  it.each<[string, (shop: StartedExpress) => void]>([
    ['with a code', (shop) => shop.last('validatePersonalInformation').refuse(606)],
    ['with an error page', (shop) => shop.last('validatePersonalInformation').fail(500)],
  ])('creates a new order when the payer was refused %s', async (_, refuse) => {
    const shop = await startExpress();
    await payUntilValidation(shop);
    refuse(shop);
    await settle();
    await open(shop);
    expect(shop.named('createPaypalOrder')).toHaveLength(2);
  });

  it('reuses the order when the response to the validation was lost', async () => {
    const shop = await startExpress();
    await payUntilValidation(shop);
    shop.last('validatePersonalInformation').lose();
    await settle();
    expect(await open(shop)).toBe('PAYPAL-1');
    expect(shop.named('createPaypalOrder')).toHaveLength(1);
  });

  it('shows that the cart has changed when an empty one takes the buttons away', async () => {
    const shop = await startExpress();
    await open(shop);
    await approve(shop);
    void shop.refresh();
    shop.last('getCart').answer(testCart({ cartVersion: 2, items: [], total: price(0) }));
    shop.store.state.subscribe(() => shop.express.paypal.canceled());
    await settle();
    expect(shop.noticeTexts()).toEqual([
      'Dein Warenkorb hat sich inzwischen geändert. Bitte prüfe ihn und bezahle dann erneut.',
    ]);
  });

  it('shows that it was canceled when PayPal closes after the approval', async () => {
    const shop = await startExpress();
    await open(shop);
    await approve(shop);
    shop.express.paypal.canceled();
    expect(shop.noticeTexts()).toEqual([
      'Die Zahlung wurde abgebrochen. Versuche es erneut oder wähle eine andere Zahlungsart.',
    ]);
    await learnPayer(shop);
    expect(shop.named('validatePersonalInformation')).toEqual([]);
    expect(shop.seen.visited).toEqual([]);
  });

  it('fails when the cart changes while the window is open', async () => {
    const shop = await startExpress();
    await open(shop);
    await approve(shop);
    shop.last('getPaypalOrder').answer(payer);
    shop.last('getCart').answer(testCart({ cartVersion: 2, total: price(30) }));
    await settle();
    expect(shop.noticeTexts()).toEqual([
      'Dein Warenkorb hat sich inzwischen geändert. Bitte prüfe ihn und bezahle dann erneut. Die Gesamtsumme beträgt jetzt 30,00\u00a0€.',
    ]);
    expect(stored()).toMatchObject({ paypalOrderId: null, personalInformation: null });
    expect(shop.seen.visited).toEqual([]);
  });

  it('names the payer details that PayPal omits', async () => {
    const shop = await startExpress();
    await open(shop);
    await approve(shop);
    shop.last('getPaypalOrder').answer({ email: null, billingAddress: kim.billingAddress });
    await shop.showCart();
    expect(shop.noticeTexts()).toEqual(['Bitte ergänze oder korrigiere deine Angaben: E-Mail-Adresse.']);
  });

  it.each([
    [
      606,
      'Sorry, da stimmt etwas mit deinen PayPal-Daten nicht. Bitte gib deine Bestelldaten im nächsten Schritt nochmal ein.',
    ],
    [
      100,
      'Leider können wir Express Lieferungen nicht außerhalb Deutschlands anbieten. Bitte wähle eine andere Adresse oder Versandmethode aus.',
    ],
  ])('fails when the payer is refused with %i', async (code, text) => {
    const shop = await startExpress();
    await payUntilValidation(shop);
    shop.last('validatePersonalInformation').refuse(code);
    await settle();
    expect(shop.noticeTexts()).toEqual([text]);
    expect(stored()).toMatchObject({ orderId: null, personalInformation: null, personalInformationCookie: null });
  });

  it('ignores a second approval', async () => {
    const shop = await startExpress();
    await open(shop);
    await approve(shop);
    await approve(shop);
    expect(shop.named('getPaypalOrder')).toHaveLength(1);
  });

  it('continues when the page was hidden in between', async () => {
    const shop = await startExpress();
    await open(shop);
    shop.comeBack();
    expect(shop.phase()).toEqual({ kind: 'started', method: 'PayPal' });
  });
});
