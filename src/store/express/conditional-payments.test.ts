import { describe, expect, it } from 'vitest';
import type { Cart } from '../../domain/cart.ts';
import { price } from '../../test-support/cart-builders.ts';
import type { PendingCall } from '../testing/controlled-api.ts';
import { testCart } from '../testing/test-cart.ts';
import { settle } from '../testing/test-environment.ts';
import { canPay } from './express-flow.ts';
import { createSheet, kim, putBack, startExpress, stored, type StartedExpress } from './testing/start-express.ts';

const wallet = 'StripeGooglePay';
const session = { orderId: '1-JD-1', stripeClientSecret: 'pi_1_secret_1' };
const order = { orderId: '1-JD-1', paypalOrderId: 'PAYPAL-1' };
const changed = 'Dein Warenkorb hat sich inzwischen geändert. Bitte prüfe ihn und bezahle dann erneut.';

const headersOf = ({ options }: PendingCall) => options?.headers ?? {};
const versionOf = (call: PendingCall) => headersOf(call)['If-Match'];
const keyOf = (call: PendingCall) => headersOf(call)['Idempotency-Key'];
const keysOf = (shop: StartedExpress, name: string) => shop.named(name).map(keyOf);

/** A later version of the cart on the screen. */
const version = (cartVersion: number, total = 20, changes: Partial<Cart> = {}) =>
  testCart({ cartVersion, total: price(total), ...changes });

async function answerCart(shop: StartedExpress, cart: Cart): Promise<void> {
  shop.last('getCart').answer(cart);
  await settle();
}

async function approveWallet(shop: StartedExpress, amount = 2000): Promise<void> {
  expect(shop.express.wallets.clicked(wallet, amount)).toBe(true);
  void shop.express.wallets.confirmed(wallet, createSheet().sheet);
  await settle();
}

/** Pays until the shop creates the session, with a cart that is fetched in the meantime. */
async function payUntilSession(shop: StartedExpress, cart = version(1)): Promise<void> {
  await approveWallet(shop);
  shop.last('validatePersonalInformation').answer(kim);
  await answerCart(shop, cart);
}

type Body = 'an error' | 'no or another body';

async function refuseVersion(shop: StartedExpress, name: string, body: Body = 'an error'): Promise<void> {
  if (body === 'an error') shop.last(name).refuse(0, { status: 412 });
  else shop.last(name).fail(412);
  await settle();
}

async function openPaypal(shop: StartedExpress): Promise<void> {
  expect(shop.express.paypal.clicked()).toBe(true);
  void shop.express.paypal.createOrder().catch(() => shop.express.paypal.failed());
  await settle();
}

async function openAmazon(shop: StartedExpress): Promise<void> {
  void shop.express.amazon.clicked();
  await settle();
}

const expectStopped = (shop: StartedExpress, text: string) => {
  expect(shop.noticeTexts()).toEqual([text]);
  expect(shop.phase()).toEqual({ kind: 'idle' });
  expect(shop.seen.visited).toEqual([]);
  expect(stored()).toMatchObject({ orderId: null });
};

describe('If-Match', () => {
  it('names the cart at the click, not one that arrives while the sheet is open', async () => {
    const shop = await startExpress();
    expect(shop.express.wallets.clicked(wallet, 2000)).toBe(true);
    void shop.refresh();
    await settle();
    await answerCart(shop, version(5, 25));
    void shop.express.wallets.confirmed(wallet, createSheet().sheet);
    await settle();
    expect(versionOf(shop.last('validatePersonalInformation'))).toBe('"cart-1.1"');
  });

  it('names the latest version that is found to be the same purchase', async () => {
    const shop = await startExpress();
    await payUntilSession(shop, version(3));
    expect(versionOf(shop.last('createPaymentSession'))).toBe('"cart-1.3"');
  });

  it.each<[string, string, (shop: StartedExpress) => Promise<void>]>([
    ['PayPal', 'createPaypalOrder', openPaypal],
    ['Amazon Pay', 'prepareAmazonSession', openAmazon],
  ])('is sent at a click on %s', async (_, name, open) => {
    const shop = await startExpress();
    await open(shop);
    expect(versionOf(shop.last(name))).toBe('"cart-1.1"');
  });

  it("is sent with the validation of PayPal's payer, for the cart that is fetched after the approval", async () => {
    const shop = await startExpress();
    await openPaypal(shop);
    shop.last('createPaypalOrder').answer(order);
    await settle();
    void shop.express.paypal.approved('PAYPAL-1');
    await settle();
    shop.last('getPaypalOrder').answer({ email: kim.email, billingAddress: kim.billingAddress });
    await answerCart(shop, version(2));
    expect(versionOf(shop.last('validatePersonalInformation'))).toBe('"cart-1.2"');
  });
});

describe('a payment that the shop refuses with 412', () => {
  const methods: readonly [string, string, (shop: StartedExpress) => Promise<void>][] = [
    ['wallet', 'createPaymentSession', payUntilSession],
    ['PayPal', 'createPaypalOrder', openPaypal],
    ['Amazon Pay', 'prepareAmazonSession', openAmazon],
  ];
  const bodies: readonly Body[] = ['an error', 'no or another body'];
  const cases = methods.flatMap(([method, ...rest]) => bodies.map((body) => [method, body, ...rest] as const));

  it.each(cases)(
    'is continued by %s with the new version if that is the same purchase, after %s',
    async (_, body, name, open) => {
      const shop = await startExpress();
      await open(shop);
      await refuseVersion(shop, name, body);
      expect(shop.called().at(-1)).toBe('getCart');
      await answerCart(shop, version(4));
      expect(shop.named(name).map(versionOf)).toEqual(['"cart-1.1"', '"cart-1.4"']);
      expect(new Set(keysOf(shop, name)).size).toBe(1);
      expect(shop.noticeTexts()).toEqual([]);
    },
  );

  it.each(cases)(
    'ends by %s for a higher sum, after %s, with what has changed it, and can be started again',
    async (_, body, name, open) => {
      const shop = await startExpress();
      await open(shop);
      await refuseVersion(shop, name, body);
      const shipping = { method: 'Express', price: price(5) } as const;
      await answerCart(shop, version(4, 25, { shipping }));
      expect(shop.noticeTexts()).toEqual([`${changed} Die Gesamtsumme beträgt jetzt 25,00\u00a0€.`]);
      expect(shop.phase()).toEqual({ kind: 'idle' });
      expect(shop.seen.reported).toEqual([]);
      expect(canPay(shop.state())).toBe(true);
    },
  );

  it('is continued after the approval for a lower sum, and pays only that', async () => {
    const shop = await startExpress();
    await payUntilSession(shop);
    await refuseVersion(shop, 'createPaymentSession');
    await answerCart(shop, version(4, 15));
    expect(versionOf(shop.last('createPaymentSession'))).toBe('"cart-1.4"');
    shop.last('createPaymentSession').answer(session);
    await settle();
    await answerCart(shop, version(5, 15));
    expect(shop.seen.visited).toHaveLength(1);
  });

  it.each<[string, Cart]>([
    [
      `${changed} Die Gesamtsumme beträgt jetzt 25,00\u00a0€.`,
      version(4, 25, { shipping: { method: 'Express', price: price(5) } }),
    ],
    [`${changed} Die Gesamtsumme beträgt jetzt 0,00\u00a0€.`, version(4, 0)],
  ])('ends after the approval with "%s"', async (text, cart) => {
    const shop = await startExpress();
    await payUntilSession(shop);
    await refuseVersion(shop, 'createPaymentSession');
    await answerCart(shop, cart);
    expectStopped(shop, text);
    expect(shop.express.state.getState().failure).toMatchObject({ returnsToCart: true });
    expect(shop.named('createPaymentSession')).toHaveLength(1);
  });

  it.each<[string, string, (shop: StartedExpress) => Promise<void>]>([
    ['PayPal', 'createPaypalOrder', openPaypal],
    ['Amazon Pay', 'prepareAmazonSession', openAmazon],
  ])('ends before the approval by %s for any other sum', async (_, name, open) => {
    const shop = await startExpress();
    await open(shop);
    await refuseVersion(shop, name);
    await answerCart(shop, version(4, 15));
    expect(shop.noticeTexts()).toEqual([expect.stringContaining(changed)]);
    expect(shop.phase()).toEqual({ kind: 'idle' });
    expect(shop.named(name)).toHaveLength(1);
  });

  it('ends if an order has replaced the cart', async () => {
    const shop = await startExpress();
    await payUntilSession(shop);
    await refuseVersion(shop, 'createPaymentSession');
    await answerCart(shop, testCart({ cartId: 'cart-2' }));
    expect(shop.noticeTexts()).toContain(changed);
    expect(shop.phase()).toEqual({ kind: 'idle' });
    expect(shop.named('createPaymentSession')).toHaveLength(1);
  });

  it('can be started again for what the cart has become', async () => {
    const shop = await startExpress();
    await payUntilSession(shop);
    await refuseVersion(shop, 'createPaymentSession');
    await answerCart(shop, version(4, 25));
    await approveWallet(shop, 2500);
    expect(shop.noticeTexts()).toEqual([]);
    expect(versionOf(shop.last('validatePersonalInformation'))).toBe('"cart-1.4"');
  });

  it('ends as a conflict if the shop refuses every version', async () => {
    const shop = await startExpress();
    await payUntilSession(shop);
    for (const cartVersion of [2, 3]) {
      await refuseVersion(shop, 'createPaymentSession');
      await answerCart(shop, version(cartVersion));
    }
    await refuseVersion(shop, 'createPaymentSession');
    expect(shop.named('createPaymentSession')).toHaveLength(3);
    expectStopped(
      shop,
      'Dein Warenkorb wurde inzwischen an anderer Stelle geändert. Bitte prüfe ihn und versuche es erneut.',
    );
  });

  it('ends as a conflict if a proxy answers it in a form of its own', async () => {
    const shop = await startExpress();
    await payUntilSession(shop);
    for (const cartVersion of [2, 3, 4]) {
      shop.last('createPaymentSession').fail(412);
      await settle();
      if (cartVersion < 4) await answerCart(shop, version(cartVersion));
    }
    expect(shop.noticeTexts()).toEqual([expect.stringContaining('an anderer Stelle geändert')]);
  });
});

describe('an approved payment whose cart has changed', () => {
  it('continues for a lower sum', async () => {
    const shop = await startExpress();
    await payUntilSession(shop, version(2, 15));
    shop.last('createPaymentSession').answer(session);
    await settle();
    await answerCart(shop, version(3, 12));
    expect(shop.seen.visited).toHaveLength(1);
    expect(shop.noticeTexts()).toEqual([]);
  });

  it('reuses the order for the lower sum at the next attempt', async () => {
    const shop = await startExpress();
    shop.express.wallets.clicked(wallet, 2000);
    const { sheet } = createSheet({ createToken: () => Promise.resolve({ message: 'Abgelehnt.' }) });
    void shop.express.wallets.confirmed(wallet, sheet);
    await settle();
    shop.last('validatePersonalInformation').answer(kim);
    await answerCart(shop, version(2, 15));
    shop.last('createPaymentSession').answer(session);
    await settle();
    await answerCart(shop, version(2, 15));
    await approveWallet(shop, 1500);
    shop.last('validatePersonalInformation').answer(kim);
    await answerCart(shop, version(2, 15));
    expect(shop.named('createPaymentSession')).toHaveLength(1);
  });
});

describe('a payment whose shop takes longer than 25 s', () => {
  const tooSlow =
    'Die Zahlung hat zu lange gedauert und wurde abgebrochen. Versuche es erneut oder wähle eine andere Zahlungsart.';

  it.each<[string, string, (shop: StartedExpress) => Promise<void>]>([
    ['PayPal', 'createPaypalOrder', openPaypal],
    ['Amazon Pay', 'prepareAmazonSession', openAmazon],
  ])('ends at a click on %s, and can be repeated', async (_, name, open) => {
    const shop = await startExpress();
    await open(shop);
    shop.advance(25_000);
    await settle();
    expectStopped(shop, tooSlow);
    await open(shop);
    expect(shop.named(name)).toHaveLength(2);
    expect(new Set(keysOf(shop, name)).size).toBe(1);
  });

  it('ends after the approval in PayPal, and has the same order at the next attempt', async () => {
    const shop = await startExpress();
    await openPaypal(shop);
    shop.last('createPaypalOrder').answer(order);
    await settle();
    void shop.express.paypal.approved('PAYPAL-1');
    await settle();
    shop.advance(25_000);
    await settle();
    expectStopped(shop, tooSlow);
    await openPaypal(shop);
    expect(shop.named('createPaypalOrder')).toHaveLength(1);
  });
});

describe('Idempotency-Key', () => {
  it('is a UUID, and sent only with requests that create an order', async () => {
    const shop = await startExpress();
    await payUntilSession(shop);
    expect(keyOf(shop.last('createPaymentSession'))).toMatch(
      /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/,
    );
    const others = shop.calls.filter(({ name }) => name !== 'createPaymentSession');
    expect(others.map(keyOf).filter(Boolean)).toEqual([]);
  });

  it.each<[string, (shop: StartedExpress) => void]>([
    ['is lost', (shop) => shop.last('createPaymentSession').lose()],
    ['is a server error', (shop) => shop.last('createPaymentSession').fail(500)],
    ['takes too long', (shop) => shop.advance(25_000)],
  ])('is the same after an answer that %s', async (_, end) => {
    const shop = await startExpress();
    await payUntilSession(shop);
    end(shop);
    await settle();
    await payUntilSession(shop);
    expect(shop.named('createPaymentSession')).toHaveLength(2);
    expect(new Set(keysOf(shop, 'createPaymentSession')).size).toBe(1);
  });

  it('is the same after the page has put the cart back', async () => {
    const shop = await startExpress();
    await payUntilSession(shop);
    shop.last('createPaymentSession').lose();
    await settle();
    await payUntilSession(await putBack(shop));
    expect(shop.named('createPaymentSession')).toHaveLength(2);
    expect(new Set(keysOf(shop, 'createPaymentSession')).size).toBe(1);
  });

  it('is the same after a lost answer to the request for a PayPal order, which PayPal reports as well', async () => {
    const shop = await startExpress();
    await openPaypal(shop);
    shop.last('createPaypalOrder').lose();
    await settle();
    await openPaypal(shop);
    expect(shop.named('createPaypalOrder')).toHaveLength(2);
    expect(new Set(keysOf(shop, 'createPaypalOrder')).size).toBe(1);
  });

  it('is new after a refusal', async () => {
    const shop = await startExpress();
    await payUntilSession(shop);
    shop.last('createPaymentSession').refuse(907);
    await settle();
    await payUntilSession(shop);
    expect(new Set(keysOf(shop, 'createPaymentSession')).size).toBe(2);
  });

  it('is new for another purchase', async () => {
    const shop = await startExpress();
    await payUntilSession(shop);
    shop.last('createPaymentSession').lose();
    await settle();
    void shop.refresh();
    await settle();
    await answerCart(shop, version(2, 30));
    await approveWallet(shop, 3000);
    shop.last('validatePersonalInformation').answer(kim);
    await answerCart(shop, version(2, 30));
    expect(new Set(keysOf(shop, 'createPaymentSession')).size).toBe(2);
  });
});
