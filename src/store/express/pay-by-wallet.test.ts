import { describe, expect, it, vi } from 'vitest';
import { InvalidResponseError } from '../../api/errors.ts';
import { notices } from '../testing/start-store.ts';
import { testCart, testData, testTicket } from '../testing/test-cart.ts';
import { price } from '../../test-support/cart-builders.ts';
import { settle } from '../testing/test-environment.ts';
import { createSheet, kim, startExpress, stored, type StartedExpress } from './testing/start-express.ts';

const session = { orderId: '1-JD-1', stripeClientSecret: 'pi_1_secret_1' };
const method = 'StripeGooglePay';

/** Clicks the button and approves the payment in the wallet. */
function confirm(shop: StartedExpress, sheet = createSheet()) {
  expect(shop.express.wallets.clicked(method, 2000)).toBe(true);
  void shop.express.wallets.confirmed(method, sheet.sheet);
  return sheet;
}

async function acceptPayer(shop: StartedExpress): Promise<void> {
  shop.last('validatePersonalInformation').answer(kim);
  await shop.showCart();
}

async function openSession(shop: StartedExpress): Promise<void> {
  await acceptPayer(shop);
  shop.last('createPaymentSession').answer(session);
  await settle();
  await shop.showCart();
}

describe('a payment by wallet', () => {
  it('notifies the shop, validates, creates and stores a session, notifies the shop again, and leaves for the last check', async () => {
    const shop = await startExpress();
    confirm(shop);
    await settle();
    await openSession(shop);
    expect(shop.seen.tracked.filter((tracked) => 'event' in tracked)).toEqual([
      { event: 'postExpressStarted', paymentType: method },
      { event: 'postExpressFinished', paymentType: method },
    ]);
    expect(shop.called()).toEqual([
      'postExpressStarted',
      'validatePersonalInformation',
      'getCart',
      'createPaymentSession',
      'getCart',
      'postExpressFinished',
    ]);
    expect(shop.last('postExpressStarted')).toMatchObject({ input: ['cart-1', method], options: { keepalive: true } });
    expect(shop.last('postExpressFinished')).toMatchObject({ input: ['cart-1', method], options: { keepalive: true } });
    expect(shop.last('createPaymentSession').input).toEqual([method]);
    expect(shop.last('validatePersonalInformation').input).toEqual(Object.values(kim));
    expect(stored()).toMatchObject({
      orderId: '1-JD-1',
      paymentOrderId: '1-JD-1',
      paypalOrderId: null,
      cardClientSecret: '{"clientSecret":"pi_1_secret_1","confirmationTokenId":"ctoken_1"}',
      personalInformation: null,
    });
    expect(shop.seen.visited).toEqual(['https://shop.example/letzter-check']);
    expect(shop.phase()).toEqual({ kind: 'leaving', method, url: 'https://shop.example/letzter-check' });
  });

  it('is said to be canceled when its buttons are removed, because another tab has emptied the cart', async () => {
    const shop = await startExpress();
    confirm(shop);
    await settle();
    shop.end();
    expect(shop.noticeTexts()).toEqual([expect.stringContaining('Die Zahlung wurde abgebrochen.')]);
  });

  it('reserves appointments first', async () => {
    const shop = await startExpress({ initialCart: testCart({ items: [testTicket('1', 2)] }) });
    confirm(shop);
    await settle();
    expect(shop.called().at(-1)).toBe('reserveAppointments');
    shop.last('reserveAppointments').answer({ reservedAppointmentIds: ['a-1'] });
    await settle();
    await acceptPayer(shop);
    expect(shop.called().at(-1)).toBe('createPaymentSession');
  });

  it.each([
    ['JS_DE', 'DE'],
    ['JS_AT', 'AT'],
    ['MD_DE', 'DE'],
    ['MD_AT', 'AT'],
    ['MD_CH', 'CH'],
    ['XX_YY', 'DE'],
  ])('takes the country from the tenant %s when addresses are not validated: %s', async (tenant, countryCode) => {
    const payments = {
      stripePublishableKey: 'pk_test_1',
      paypal: null,
      paypalScriptUrl: null,
      amazonPay: null,
      addressValidationDisabled: true,
    };
    const shop = await startExpress({ payments });
    shop.store.state.setState(({ data }) => ({ data: { ...data, tenant } }));
    const { sheet } = createSheet();
    const address = { ...sheet.billingDetails!.address, line1: '', country: 'FR' };
    confirm(shop, createSheet({ billingDetails: { ...sheet.billingDetails!, address } }));
    await settle();
    expect(shop.last('validatePersonalInformation').input[2]).toMatchObject({ countryCode, streetName: '' });
  });

  const nothingKept = { orderId: null, paymentOrderId: null, cardClientSecret: null };

  function expectToHaveFailed(shop: StartedExpress, texts: readonly string[]): void {
    expect(shop.noticeTexts()).toEqual(texts);
    expect(shop.phase()).toEqual({ kind: 'idle' });
    expect(shop.seen.visited).toEqual([]);
    expect(shop.named('postExpressFinished')).toEqual([]);
    expect(stored()).toMatchObject(nothingKept);
  }

  const country =
    'Leider können wir Express Lieferungen nicht außerhalb Deutschlands anbieten. Bitte wähle eine andere Adresse oder Versandmethode aus.';
  const address =
    'Sorry, da stimmt leider etwas mit deinen Adressdaten nicht. Bitte versuche es mit einer anderen Adresse.';
  const network =
    'Es ist ein Verbindungsfehler aufgetreten. Bitte versuchen Sie es erneut oder wählen Sie eine andere Zahlungsmethode.';
  const noSession =
    'Die Zahlungssitzung konnte nicht erstellt werden. Versuchen Sie es erneut oder wählen Sie eine andere Zahlungsmethode.';
  const guestLogin = 'Bitte melde dich an, um mit dieser Zahlart zu bezahlen, oder gehe weiter zu den Bestelldaten.';
  const canceled = 'Die Zahlung wurde abgebrochen. Versuche es erneut oder wähle eine andere Zahlungsart.';
  const tooSlow =
    'Die Zahlung hat zu lange gedauert und wurde abgebrochen. Versuche es erneut oder wähle eine andere Zahlungsart.';
  const changed = 'Dein Warenkorb hat sich inzwischen geändert. Bitte prüfe ihn und bezahle dann erneut.';

  it.each([
    [100, country, 'address_unserviceable', true],
    [103, country, 'address_unserviceable', true],
    [
      104,
      'Es ist leider nicht möglich, deine Bestellung mit der ausgewählten Versandmethode an die angegebene Postleitzahl zu liefern. Bitte wähle eine andere Versandmethode aus.',
      'address_unserviceable',
      true,
    ],
    [
      606,
      'Sorry, da stimmt etwas mit deinen Google Pay-Daten nicht. Bitte gib deine Bestelldaten im nächsten Schritt nochmal ein.',
      'invalid_billing_address',
      false,
    ],
    [999, address, 'invalid_billing_address', false],
    [907, 'Dein Gutschein ist gesperrt. Bitte wende dich an unsere Hotline.', 'fail', false],
  ])('fails with the text for code %i', async (code, text, reason, returnsToCart) => {
    const shop = await startExpress();
    const { failures } = confirm(shop);
    await settle();
    shop.last('validatePersonalInformation').refuse(code);
    await settle();
    expectToHaveFailed(shop, [text]);
    expect(failures).toEqual([{ reason, message: text }]);
    expect(shop.express.state.getState().failure).toMatchObject({ returnsToCart });
    expect(shop.named('createPaymentSession')).toEqual([]);
  });

  it('marks the rows of appointments that are no longer available', async () => {
    const shop = await startExpress({ initialCart: testCart({ items: [testTicket('1', 2)] }) });
    confirm(shop);
    await settle();
    shop.last('reserveAppointments').refuse(300, { appointmentIds: ['a-1'] });
    await settle();
    await vi.waitFor(() => expectToHaveFailed(shop, [expect.stringContaining('Der Termin für „Erlebnis 1“')]), {
      timeout: 10_000,
    });
    expect(shop.state().failedAppointmentIds).toEqual(['a-1']);
    expect(shop.express.state.getState().failure).toMatchObject({ returnsToCart: true });
  });

  it('shows and reports a failed reservation that names no appointments', async () => {
    const shop = await startExpress({ initialCart: testCart({ items: [testTicket('1', 2)] }) });
    confirm(shop);
    await settle();
    shop.last('reserveAppointments').refuse(300, { category: 'failed_reservation_error' });
    await settle();
    expectToHaveFailed(shop, ['Bei der Eingabe ist ein Fehler aufgetreten. Bitte versuche es später erneut.']);
    expect(shop.seen.reported).toHaveLength(1);
  });

  it('shows the hotline like the cart', async () => {
    const shop = await startExpress();
    confirm(shop);
    await settle();
    shop
      .last('validatePersonalInformation')
      .refuse(702, { category: 'discount_error', message: 'Der Code gilt nicht.' });
    await settle();
    expect(notices(shop)).toMatchObject([{ content: { text: 'Der Code gilt nicht.', hotline: true } }]);
  });

  it.each<[string, (shop: StartedExpress) => void, string]>([
    ['is lost', (shop) => shop.last('createPaymentSession').lose(), network],
    ['is unusable', (shop) => shop.last('createPaymentSession').fail(200), noSession],
    ['is an error page', (shop) => shop.last('createPaymentSession').fail(500), noSession],
    [
      'is a server error',
      (shop) => shop.last('createPaymentSession').refuse(500, { status: 500, category: 'external_error' }),
      noSession,
    ],
    ['is a refusal', (shop) => shop.last('createPaymentSession').refuse(999), address],
    [
      'is a server error with a reason',
      (shop) => shop.last('createPaymentSession').refuse(103, { status: 500 }),
      country,
    ],
    [
      'is that the payment type is not available',
      (shop) => shop.last('createPaymentSession').refuse(800),
      'Diese Zahlungsart ist gerade nicht verfügbar. Bitte wähle eine andere.',
    ],
    ['is that it does not exist', (shop) => shop.last('createPaymentSession').refuse(404, { status: 404 }), noSession],
  ])('fails when the response to the session request %s', async (_, answer, text) => {
    const shop = await startExpress();
    confirm(shop);
    await settle();
    await acceptPayer(shop);
    answer(shop);
    await settle();
    expectToHaveFailed(shop, [text]);
  });

  it('removes a wallet whose payment type is refused', async () => {
    const shop = await startExpress();
    shop.named('getPaymentAvailability').forEach((call) => call.answer({ available: true }));
    await settle();
    confirm(shop);
    await settle();
    await acceptPayer(shop);
    shop.last('createPaymentSession').refuse(800);
    await settle();
    expect(shop.availability()).toMatchObject({
      StripeGooglePay: { status: 'done', available: false },
      StripeApplePay: { available: true },
    });
  });

  it.each<[string, Parameters<typeof createSheet>[0], string]>([
    ['submit', { submit: () => Promise.resolve('Deine Karte ist abgelaufen.') }, 'Deine Karte ist abgelaufen.'],
    [
      'billing details',
      { billingDetails: undefined },
      'Bitte ergänze oder korrigiere deine Angaben: E-Mail-Adresse, Name, Straße, Postleitzahl, Ort, Land.',
    ],
  ])('fails without a session when the wallet has no valid %s', async (_, changes, text) => {
    const shop = await startExpress();
    const { failures } = confirm(shop, createSheet(changes));
    await settle();
    expectToHaveFailed(shop, [text]);
    expect(failures).toEqual([{ reason: 'invalid_billing_address', message: text }]);
    expect(shop.called()).not.toContain('createPaymentSession');
  });

  it("shows the card provider's own message when there is no token", async () => {
    const shop = await startExpress();
    confirm(shop, createSheet({ createToken: () => Promise.resolve({ message: 'Deine Karte wurde abgelehnt.' }) }));
    await settle();
    await openSession(shop);
    expectToHaveFailed(shop, ['Deine Karte wurde abgelehnt.']);
    expect(shop.seen.reported).toEqual([]);
  });

  it("shows and reports an error of the provider's code, but not as a lost connection", async () => {
    const shop = await startExpress();
    confirm(shop, createSheet({ createToken: () => Promise.reject(new Error('no elements')) }));
    await settle();
    await openSession(shop);
    expectToHaveFailed(shop, ['Unbekannter Fehler']);
    expect(shop.seen.reported).toHaveLength(1);
  });

  it('reuses the session of a failed attempt for the same purchase', async () => {
    const shop = await startExpress();
    confirm(shop, createSheet({ createToken: () => Promise.resolve({ message: 'Deine Karte wurde abgelehnt.' }) }));
    await settle();
    await openSession(shop);
    confirm(shop);
    await settle();
    await acceptPayer(shop);
    await shop.showCart();
    expect(shop.named('createPaymentSession')).toHaveLength(1);
    expect(stored()).toMatchObject({ orderId: '1-JD-1' });
    expect(shop.noticeTexts()).toEqual([]);
    expect(shop.seen.visited).toHaveLength(1);
  });

  it.each<[string, ReturnType<typeof testCart>, string]>([
    [
      'the sum',
      testCart({ cartVersion: 2, total: price(25) }),
      `${changed} Die Gesamtsumme beträgt jetzt 25,00\u00a0€.`,
    ],
    ['the cart itself', testCart({ cartId: 'cart-2' }), changed],
  ])('fails before the session when %s differs from what the shopper saw', async (_, cart, text) => {
    const shop = await startExpress();
    const { failures } = confirm(shop);
    await settle();
    shop.last('validatePersonalInformation').answer(kim);
    shop.last('getCart').answer(cart);
    await settle();
    expect(shop.noticeTexts()).toContain(text);
    expect(failures).toEqual([{ reason: 'fail', message: text }]);
    expect(shop.named('createPaymentSession')).toEqual([]);
    expect(stored()).toMatchObject(nothingKept);
  });

  it('links the login when the session has expired before the cart is checked', async () => {
    const shop = await startExpress({ customerEmailHash: 'abc' });
    confirm(shop);
    await settle();
    shop.last('validatePersonalInformation').answer(kim);
    await settle();
    const href = 'https://shop.example/login';
    shop.last('getCart').reject(new InvalidResponseError('no JSON', 200, { redirectedTo: href }));
    await settle();
    expectToHaveFailed(shop, ['Deine Anmeldung ist abgelaufen. Bitte melde dich erneut an.']);
    expect(notices(shop)).toMatchObject([{ content: { link: { text: 'Anmelden', href } } }]);
  });

  it('fails when the cart changes while the session is created', async () => {
    const shop = await startExpress();
    confirm(shop);
    await settle();
    await acceptPayer(shop);
    shop.last('createPaymentSession').answer(session);
    await settle();
    shop.last('getCart').answer(testCart({ cartVersion: 3, total: price(25) }));
    await settle();
    expectToHaveFailed(shop, [`${changed} Die Gesamtsumme beträgt jetzt 25,00\u00a0€.`]);
  });

  it('fails when the shopper changes the cart while the wallet is open', async () => {
    const shop = await startExpress();
    confirm(shop);
    shop.setQuantity('1', 3);
    await settle();
    await acceptPayer(shop);
    expectToHaveFailed(shop, [changed]);
  });

  it.each([
    [401, {}, guestLogin],
    [403, {}, guestLogin],
    [401, { customerEmailHash: 'abc' }, 'Deine Anmeldung ist abgelaufen. Bitte melde dich erneut an.'],
  ])('links the login when a call is answered %i and the data is %j', async (status, props, text) => {
    const { tenantConfig } = testData().rootComponentProps;
    const href = 'https://shop.example/login';
    const urls = { ...tenantConfig.urls, login: href };
    const shop = await startExpress({ ...props, tenantConfig: { ...tenantConfig, urls } });
    confirm(shop);
    await settle();
    shop.last('validatePersonalInformation').fail(status);
    await settle();
    expectToHaveFailed(shop, [text]);
    expect(notices(shop)).toMatchObject([{ content: { link: { text: 'Anmelden', href } } }]);
  });

  it.each([404, 410])('fails with the general error when a call is answered %i without a reason', async (status) => {
    const shop = await startExpress();
    confirm(shop);
    await settle();
    shop.last('validatePersonalInformation').fail(status);
    await settle();
    expectToHaveFailed(shop, ['Unbekannter Fehler']);
    expect(shop.seen.reported).toHaveLength(1);
  });

  it('ends without a message when the shopper closes the wallet before confirming', async () => {
    const shop = await startExpress();
    expect(shop.express.wallets.clicked(method, 2000)).toBe(true);
    shop.express.wallets.canceled();
    await settle();
    expectToHaveFailed(shop, []);
  });

  it('shows that it was canceled when the wallet is closed after the confirmation', async () => {
    const shop = await startExpress();
    const { failures } = confirm(shop);
    await settle();
    await acceptPayer(shop);
    shop.express.wallets.canceled();
    shop.last('createPaymentSession').answer(session);
    await settle();
    expectToHaveFailed(shop, [canceled]);
    expect(failures).toEqual([]);
  });

  it('does not end when the wallet of an earlier payment closes', async () => {
    const shop = await startExpress();
    confirm(shop);
    await settle();
    shop.last('validatePersonalInformation').refuse(606);
    await settle();
    expect(shop.express.paypal.clicked()).toBe(true);
    shop.express.wallets.canceled();
    expect(shop.phase()).toEqual({ kind: 'started', method: 'PayPal' });
    expect(shop.noticeTexts()).toEqual([]);
  });

  it('fails when the shop takes longer than 25 s in total, and can be retried', async () => {
    const shop = await startExpress();
    const { failures } = confirm(shop);
    await settle();
    shop.advance(20_000);
    await acceptPayer(shop);
    shop.advance(4_999);
    expect(shop.phase().kind).toBe('confirming');
    shop.advance(1);
    await settle();
    expectToHaveFailed(shop, [tooSlow]);
    expect(failures).toEqual([{ reason: 'fail', message: tooSlow }]);
    // Late responses must not complete the payment.
    const late = shop.last('createPaymentSession');
    late.answer({ orderId: '1-JD-9', stripeClientSecret: 'pi_9_secret_9' });
    await settle();
    expectToHaveFailed(shop, [tooSlow]);

    confirm(shop);
    await settle();
    await openSession(shop);
    expect(shop.last('createPaymentSession')).not.toBe(late);
    expect(shop.seen.visited).toHaveLength(1);
    expect(stored()).toMatchObject({ orderId: '1-JD-1' });
    shop.advance(60_000);
    await settle();
    expect(shop.noticeTexts()).toEqual([]);
  });

  it('reuses the session when a later call takes too long', async () => {
    const shop = await startExpress();
    confirm(shop);
    await settle();
    await acceptPayer(shop);
    shop.last('createPaymentSession').answer(session);
    await settle();
    shop.advance(25_000);
    await settle();
    expectToHaveFailed(shop, [tooSlow]);
    confirm(shop);
    await settle();
    await acceptPayer(shop);
    expect(shop.named('createPaymentSession')).toHaveLength(1);
  });

  it('ignores a cancellation while the page is being left', async () => {
    const shop = await startExpress();
    confirm(shop);
    await settle();
    await openSession(shop);
    shop.express.wallets.canceled();
    expect(shop.phase().kind).toBe('leaving');
  });

  it('can begin again when the page is shown again', async () => {
    const shop = await startExpress();
    confirm(shop);
    await settle();
    await openSession(shop);
    shop.comeBack();
    expect(shop.phase()).toEqual({ kind: 'idle' });
    await shop.showCart();
    confirm(shop);
    await settle();
    await acceptPayer(shop);
    expect(shop.named('createPaymentSession')).toHaveLength(2);
  });

  it('can be confirmed again in a sheet that stays open after a failure', async () => {
    const shop = await startExpress();
    confirm(shop);
    await settle();
    shop.last('validatePersonalInformation').refuse(606, { category: 'general_address_error' });
    await settle();
    expect(shop.phase()).toEqual({ kind: 'idle' });
    const { sheet, failures } = createSheet();
    void shop.express.wallets.confirmed(method, sheet);
    await settle();
    await openSession(shop);
    expect(failures).toEqual([]);
    expect(shop.seen.visited).toEqual(['https://shop.example/letzter-check']);
  });

  it('cannot be confirmed in a sheet that was closed after a failure', async () => {
    const shop = await startExpress();
    confirm(shop);
    await settle();
    shop.last('validatePersonalInformation').refuse(606, { category: 'general_address_error' });
    await settle();
    shop.express.wallets.canceled();
    const { sheet, failures } = createSheet();
    await shop.express.wallets.confirmed(method, sheet);
    expect(failures).toHaveLength(1);
    expect(shop.phase()).toEqual({ kind: 'idle' });
  });

  it('ignores a second confirmation', async () => {
    const shop = await startExpress();
    const { sheet } = confirm(shop);
    const second = createSheet();
    await shop.express.wallets.confirmed(method, second.sheet);
    expect(second.failures).toHaveLength(1);
    await settle();
    expect(shop.named('validatePersonalInformation')).toHaveLength(1);
    expect(sheet.billingDetails).toBeDefined();
  });
});

describe('a click on a wallet', () => {
  it.each<[string, (shop: StartedExpress) => void, number]>([
    ['it is already being paid', (shop) => void shop.express.wallets.clicked('StripeApplePay', 2000), 2000],
    ['the wallet shows another sum', () => {}, 1999],
    ['a change is pending', (shop) => shop.setQuantity('1', 3), 2000],
    ['the shopper is proceeding', (shop) => shop.proceed(), 2000],
    ['the cart has stopped', (shop) => shop.store.stop(), 2000],
  ])('does nothing when %s', async (_, prepare, amount) => {
    const shop = await startExpress();
    prepare(shop);
    const before = shop.named('postExpressStarted').length;
    expect(shop.express.wallets.clicked(method, amount)).toBe(false);
    expect(shop.named('postExpressStarted')).toHaveLength(before);
  });

  it.each([
    ['nothing can be shipped', testCart({ availableShippingMethods: [] })],
    ['no shipping is chosen', testCart({ shipping: { method: null, price: price(0) } })],
    ['nothing is to be paid', testCart({ total: price(0) })],
  ])('does nothing when %s', async (_, initialCart) => {
    const shop = await startExpress({ initialCart });
    expect(shop.express.wallets.clicked(method, initialCart.total.gross.amount * 100)).toBe(false);
  });

  it.each([null, 'https://evil.example/'])('shows and reports that the last check URL %s is invalid', async (url) => {
    const shop = await startExpress({ lastCheckUrl: url });
    expect(shop.express.wallets.clicked(method, 2000)).toBe(false);
    expect(shop.noticeTexts()).toEqual([
      'Es ist ein technischer Fehler aufgetreten. Bitte wähle eine andere Zahlungsmethode.',
    ]);
    expect(shop.seen.reported).toHaveLength(1);
    expect(shop.called()).toEqual([]);
  });

  it('removes the notice about the previous attempt', async () => {
    const shop = await startExpress();
    confirm(shop);
    await settle();
    shop.last('validatePersonalInformation').refuse(606);
    await settle();
    expect(shop.noticeTexts()).toHaveLength(1);
    shop.express.wallets.clicked(method, 2000);
    expect(shop.noticeTexts()).toEqual([]);
  });
});
