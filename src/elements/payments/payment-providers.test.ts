import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildCart, price } from '../../test-support/cart-builders.ts';
import { purchaseOf } from '../../domain/purchase.ts';
import type { AmazonFlow, PaymentFlows, PaymentOffer, WalletFlow } from '../../store/cart/provider-interface.ts';
import { paymentProviders } from './payment-providers.ts';

type Handler = (event: never) => unknown;

const purchase = purchaseOf(buildCart({ total: price(941.5) }));
const shipped = purchaseOf(buildCart({ total: price(941.5), shipping: { method: 'Standard', price: price(0) } }));
let opened: object;
const openStripe = Object.assign(() => opened, { version: 'endive' });

/** What a shop in Switzerland offers. */
const offer = (settings: Partial<PaymentOffer['settings']>): PaymentOffer => ({
  settings: {
    paypal: null,
    paypalScriptUrl: null,
    amazonPay: null,
    stripePublishableKey: null,
    addressValidationDisabled: false,
    phoneRequired: false,
    ...settings,
  },
  wallets: ['StripeGooglePay'],
  purchase: { ...purchase, currencyCode: 'CHF' },
});
/** Of one provider. */
const flows = (flow: Partial<PaymentFlows>) => flow as PaymentFlows;
const settled = () => new Promise((resolve) => setTimeout(resolve));
let container: HTMLElement;

beforeEach(() => {
  container = document.body.appendChild(document.createElement('div'));
});

afterEach(() => {
  container.remove();
  vi.unstubAllGlobals();
});

/** Drives a version of PayPal's SDK. */
interface Paypal {
  readonly url: string;
  /** Returns the style that was requested for the button. */
  readonly look: () => object;
  readonly press: () => void;
  readonly approve: (id: string) => unknown;
  readonly cancel: () => void;
  readonly fail: () => void;
  readonly isDrawn: () => boolean;
  readonly isClosed: () => boolean;
}

function paypalV5(isEligible: boolean): Paypal {
  const close = vi.fn(() => Promise.resolve());
  const render = vi.fn((_container: HTMLElement) => Promise.resolve());
  const Buttons = vi.fn((_options: Record<string, (...given: unknown[]) => unknown> & { style: object }) => ({
    isEligible: () => isEligible,
    render,
    close,
  }));
  vi.stubGlobal('paypal', { Buttons });
  const options = () => Buttons.mock.calls[0]![0];
  return {
    url: 'https://paypal.example/sdk/js?client-id=shop',
    look: () => options().style,
    press() {
      let isAccepted = false;
      options()['onClick']!({}, { resolve: () => (isAccepted = true), reject: () => {} });
      if (isAccepted) void (options()['createOrder']!({}) as Promise<string>).catch(() => options()['onError']!({}));
    },
    approve: (orderID) => options()['onApprove']!({ orderID }),
    cancel: () => void options()['onCancel']!({}),
    fail: () => void options()['onError']!({}),
    isDrawn: () => render.mock.calls[0]?.[0] === container,
    isClosed: () => close.mock.calls.length > 0,
  };
}

function paypalV6(isEligible: boolean) {
  const destroy = vi.fn();
  let fail: (error: unknown) => void = () => {};
  const start = vi.fn((_presentation: object, order: Promise<object>) => {
    const failed = new Promise<void>((_, reject) => (fail = reject));
    order.catch(fail);
    return failed;
  });
  const createSession = vi.fn((_options: Record<string, (...given: unknown[]) => unknown>) => ({ start, destroy }));
  const findEligibleMethods = vi.fn((_query: object) => Promise.resolve({ isEligible: () => isEligible }));
  const createInstance = vi.fn((_options: object) =>
    Promise.resolve({ findEligibleMethods, createPayPalOneTimePaymentSession: createSession }),
  );
  vi.stubGlobal('paypal', { createInstance });
  const options = () => createSession.mock.calls[0]![0];
  const button = () => container.querySelector('paypal-button');
  return {
    url: 'https://paypal.example/web-sdk/v6/core?client-id=shop',
    look: () => ({ type: button()!.type, height: button()!.style.height, commit: options()['commit'] }),
    press: () => button()!.click(),
    approve: (orderId: string) => options()['onApprove']!({ orderId }),
    cancel: () => void options()['onCancel']!({}),
    // By both ways.
    fail() {
      options()['onError']!(new Error('broken'));
      fail(new Error('broken'));
    },
    isDrawn: () => button() !== null,
    isClosed: () => destroy.mock.calls.length > 0 && button() === null,
    createInstance,
    findEligibleMethods,
    start,
  };
}

const paypalFlow = () => ({
  clicked: vi.fn(() => true),
  createOrder: vi.fn(() => Promise.resolve('PAYPAL-1')),
  approved: vi.fn(() => Promise.resolve()),
  canceled: vi.fn(),
  failed: vi.fn(),
});

const draw = (scriptUrl: string, flow = paypalFlow()) =>
  paymentProviders.paypal(container, offer({ paypal: { scriptUrl } }), flows({ paypal: flow }));

describe.each<[string, (isEligible: boolean) => Paypal, object]>([
  ['v5', paypalV5, { height: 45, layout: 'horizontal', tagline: false }],
  ['v6', paypalV6, { height: '45px', type: 'checkout', commit: false }],
])("PayPal's SDK %s", (_, stub, look) => {
  it('has a button of height 45, which forwards every callback', async () => {
    const sdk = stub(true);
    const handlers = paypalFlow();
    const buttons = await draw(sdk.url, handlers);
    expect(sdk.look()).toEqual(look);
    expect(sdk.isDrawn()).toBe(true);
    sdk.press();
    await sdk.approve('PAYPAL-1');
    expect(handlers.approved).toHaveBeenCalledWith('PAYPAL-1');
    sdk.cancel();
    sdk.press();
    sdk.fail();
    await settled();
    expect(handlers.createOrder).toHaveBeenCalledTimes(2);
    expect(handlers.canceled).toHaveBeenCalledOnce();
    expect(handlers.failed).toHaveBeenCalledOnce();
    expect(sdk.isClosed()).toBe(false);
    buttons!.remove?.();
    expect(sdk.isClosed()).toBe(true);
  });

  it('creates no order for a click that must do nothing', async () => {
    const sdk = stub(true);
    const handlers = paypalFlow();
    await draw(sdk.url, handlers);
    handlers.clicked.mockReturnValueOnce(false);
    sdk.press();
    expect(handlers.createOrder).not.toHaveBeenCalled();
    sdk.press();
    expect(handlers.createOrder).toHaveBeenCalledOnce();
  });

  it('reports an order that cannot be created', async () => {
    const sdk = stub(true);
    const handlers = paypalFlow();
    await draw(sdk.url, handlers);
    handlers.createOrder.mockRejectedValueOnce(new Error('refused'));
    sdk.press();
    await settled();
    expect(handlers.failed).toHaveBeenCalledOnce();
  });

  it('shows nothing where PayPal is not eligible', async () => {
    const sdk = stub(false);
    expect(await draw(sdk.url)).toBeNull();
    expect(sdk.isDrawn()).toBe(false);
  });
});

it('reads the script URL of PayPal from its short form as well', async () => {
  const sdk = paypalV5(true);
  const short = offer({ paypalScriptUrl: 'https://paypal.example/sdk/js' });
  expect(await paymentProviders.paypal(container, short, flows({ paypal: paypalFlow() }))).not.toBeNull();
  expect(sdk.isDrawn()).toBe(true);
});

it.each<Partial<PaymentOffer['settings']>>([
  { paypalScriptUrl: '' },
  { paypal: { scriptUrl: '' } },
  { paypal: { scriptUrl: null } },
])('shows the general PayPal error when the script URL is missing: %j', async (settings) => {
  const sdk = paypalV5(true);
  const paypal = paypalFlow();
  expect(await paymentProviders.paypal(container, offer(settings), flows({ paypal }))).toBeNull();
  expect(paypal.failed).toHaveBeenCalledOnce();
  expect(sdk.isDrawn()).toBe(false);
});

it("draws the button of PayPal's SDK v5 if it does not say whether PayPal is eligible", async () => {
  const render = vi.fn(() => Promise.resolve());
  vi.stubGlobal('paypal', { Buttons: () => ({ render }) });
  await draw('https://paypal.example/sdk/js?client-id=shop');
  expect(render).toHaveBeenCalledOnce();
});

describe("PayPal's SDK v6", () => {
  it('gets the client id of the URL, the currency of the cart, and the order within the click', async () => {
    const sdk = paypalV6(true);
    await draw(sdk.url);
    const options = { clientId: 'shop', components: ['paypal-payments'], locale: 'de-DE', pageType: 'cart' };
    expect(sdk.createInstance).toHaveBeenCalledExactlyOnceWith(options);
    expect(sdk.findEligibleMethods).toHaveBeenCalledExactlyOnceWith({ currencyCode: 'CHF' });
    sdk.press();
    const [presentation, order] = sdk.start.mock.calls[0]!;
    expect(presentation).toEqual({ presentationMode: 'auto' });
    expect(await order).toEqual({ orderId: 'PAYPAL-1' });
  });

  it('can be drawn again after PayPal has refused the page', async () => {
    const sdk = paypalV6(true);
    sdk.createInstance.mockRejectedValueOnce(new Error('refused'));
    await expect(draw(sdk.url)).rejects.toThrow('refused');
    expect(sdk.isDrawn()).toBe(false);
    await draw(sdk.url);
    expect(sdk.isDrawn()).toBe(true);
  });

  it('asks PayPal once, however often the cart changes', async () => {
    const sdk = paypalV6(true);
    const buttons = await draw(sdk.url);
    for (let amount = 1; amount <= 50; amount++) buttons!.update?.({ ...purchase, amount });
    expect(sdk.createInstance).toHaveBeenCalledOnce();
    expect(sdk.findEligibleMethods).toHaveBeenCalledOnce();
  });

  it('is refused without a client id', async () => {
    paypalV6(true);
    await expect(draw('https://paypal.example/web-sdk/v6/core')).rejects.toThrow('has no client-id');
  });

  it('reports the failure of an attempt during which the button was pressed again', async () => {
    const sdk = paypalV6(true);
    const handlers = paypalFlow();
    await draw(sdk.url, handlers);
    sdk.press();
    handlers.clicked.mockReturnValueOnce(false);
    sdk.press();
    sdk.fail();
    expect(sdk.start).toHaveBeenCalledOnce();
    expect(handlers.failed).toHaveBeenCalledOnce();
  });

  it('reports nothing when PayPal fails after it was closed', async () => {
    const sdk = paypalV6(true);
    const handlers = paypalFlow();
    await draw(sdk.url, handlers);
    sdk.press();
    sdk.cancel();
    sdk.fail();
    await settled();
    expect(handlers.failed).not.toHaveBeenCalled();
  });

  it('is loaded without the client id, which the script does not know', async () => {
    // In the document, the script would be loaded.
    const append = vi.spyOn(document.head, 'append').mockImplementation(() => {});
    const drawn = draw('https://paypal.example/web-sdk/v6/core?client-id=shop&debug=true');
    await vi.waitFor(() => expect(append).toHaveBeenCalled(), { timeout: 10_000 });
    const [script] = append.mock.calls[0]! as [HTMLScriptElement];
    expect(script.src).toBe('https://paypal.example/web-sdk/v6/core?debug=true');
    script.dispatchEvent(new Event('error'));
    await expect(drawn).rejects.toThrow('the script of paypal.example could not be loaded');
    append.mockRestore();
  });
});

describe('Amazon Pay', () => {
  const amazonPay = { scriptUrl: 'x', publicKeyId: 'SANDBOX-1', storeId: 'S1' };
  const merchant = () => Promise.resolve({ merchantId: 'M1', isSandbox: true });
  const drawAmazon = (flow: Partial<AmazonFlow> = {}) =>
    paymentProviders.amazon(
      container,
      { ...offer({ amazonPay }), purchase },
      flows({ amazon: { merchant, clicked: vi.fn(), failed: vi.fn(), ...flow } }),
    );

  function stub() {
    const drawn: { readonly target: Element | null; readonly options: Record<string, unknown> }[] = [];
    const button = {
      onClick: vi.fn<(clicked: () => void) => void>(),
      initCheckout: vi.fn(),
      updateButtonInfo: vi.fn(),
    };
    const renderButton = (selector: string, options: Record<string, unknown>) => {
      drawn.push({ target: document.querySelector(selector), options });
      return button;
    };
    vi.stubGlobal('amazon', { Pay: { renderButton } });
    return { drawn, button };
  }

  it('is in German, names the merchant, and requires no address for vouchers sent by e-mail', async () => {
    const { drawn } = stub();
    await drawAmazon();
    expect(container.contains(drawn[0]!.target)).toBe(true);
    expect(drawn[0]!.options).toEqual({
      merchantId: 'M1',
      publicKeyId: 'SANDBOX-1',
      ledgerCurrency: 'EUR',
      sandbox: true,
      checkoutLanguage: 'de_DE',
      productType: 'PayOnly',
      placement: 'Cart',
      buttonColor: 'Gold',
      estimatedOrderAmount: { amount: '941.50', currencyCode: 'EUR' },
    });
  });

  it('is drawn again into a new container when something has to be shipped, and otherwise updated with the amount', async () => {
    const { drawn, button } = stub();
    const buttons = await drawAmazon();
    buttons!.update?.({ ...purchase, amount: 500 });
    expect(button.updateButtonInfo).toHaveBeenCalledWith({ amount: '5.00', currencyCode: 'EUR' });
    expect(drawn).toHaveLength(1);
    buttons!.update?.(shipped);
    expect(drawn[1]!.options['productType']).toBe('PayAndShip');
    expect(drawn[1]!.target).not.toBe(drawn[0]!.target);
  });

  it('opens the checkout with the session that the shop has prepared', async () => {
    const { button } = stub();
    const clicked = vi.fn(() => Promise.resolve({ purchase, sessionConfig: { payloadJSON: '{}', signature: 's' } }));
    await drawAmazon({ clicked });
    button.onClick.mock.calls[0]![0]();
    await settled();
    expect(button.initCheckout).toHaveBeenCalledWith({
      createCheckoutSessionConfig: { payloadJSON: '{}', signature: 's' },
      estimatedOrderAmount: { amount: '941.50', currencyCode: 'EUR' },
    });
  });

  it('reports when the checkout does not open', async () => {
    const { button } = stub();
    const failed = vi.fn();
    button.initCheckout.mockImplementation(() => {
      throw new Error('no checkout');
    });
    const clicked = () => Promise.resolve({ purchase, sessionConfig: {} });
    await drawAmazon({ clicked, failed });
    button.onClick.mock.calls[0]![0]();
    await settled();
    expect(failed).toHaveBeenCalledOnce();
  });
});

describe('the wallets', () => {
  const drawWallets = (handlers: WalletFlow, phoneRequired = false) =>
    paymentProviders.wallets(
      container,
      { ...offer({ stripePublishableKey: 'pk_test_1', phoneRequired }), purchase },
      flows({ wallets: handlers }),
    );

  function stub(available: object | null = { googlePay: true, applePay: false }) {
    const listeners = new Map<string, Handler>();
    const element = {
      on: (name: string, listener: Handler) => void listeners.set(name, listener),
      mount: vi.fn(() =>
        setTimeout(() => listeners.get('ready')?.({ availablePaymentMethods: available ?? undefined } as never)),
      ),
      destroy: vi.fn(),
    };
    const updates: { readonly sum: object; readonly done: () => void }[] = [];
    const elements = {
      create: vi.fn((_type: string, _options: object) => element),
      update: (sum: object) => new Promise<void>((done) => updates.push({ sum, done })),
      submit: vi.fn(() => Promise.resolve({ selectedPaymentMethod: 'card' }) as Promise<object>),
    };
    const createConfirmationToken = vi.fn(
      () => Promise.resolve({ confirmationToken: { id: 'ctoken_1' } }) as Promise<object>,
    );
    const createElements = vi.fn((_options: object) => elements);
    // Stripe's loader stores the first function that it finds.
    opened = { elements: createElements, createConfirmationToken };
    vi.stubGlobal('Stripe', openStripe);
    return { listeners, element, elements, updates, createElements, createConfirmationToken };
  }

  const flow = (counts = true) => ({
    clicked: vi.fn(() => counts),
    confirmed: vi.fn<WalletFlow['confirmed']>(() => Promise.resolve()),
    canceled: vi.fn(),
  });

  it('are set up as specified', async () => {
    const { createElements, elements } = stub();
    await drawWallets(flow());
    expect(createElements).toHaveBeenCalledWith({
      mode: 'payment',
      amount: 94150,
      currency: 'eur',
      captureMethod: 'manual',
      allowedPaymentMethodTypes: ['card'],
      locale: 'de',
    });
    expect(elements.create).toHaveBeenCalledWith('expressCheckout', {
      buttonHeight: 48,
      buttonType: { googlePay: 'plain', applePay: 'plain' },
      paymentMethods: {
        googlePay: 'auto',
        applePay: 'never',
        link: 'never',
        amazonPay: 'never',
        paypal: 'never',
        klarna: 'never',
      },
      layout: { maxColumns: 2, overflow: 'never' },
      emailRequired: true,
      phoneNumberRequired: false,
      billingAddressRequired: true,
    });
  });

  it('require a phone number if the shop needs one', async () => {
    const { elements } = stub();
    await drawWallets(flow(), true);
    expect(elements.create.mock.calls[0]![1]).toMatchObject({ phoneNumberRequired: true });
  });

  it.each([[3], ['acacia'], ['dahlia']])('are refused where the page has loaded Stripe.js %s', async (version) => {
    const { createElements } = stub();
    vi.stubGlobal(
      'Stripe',
      Object.assign(() => opened, { version }),
    );
    const message = `the page has loaded Stripe.js ${version}, but the wallets need endive or later`;
    await expect(drawWallets(flow())).rejects.toMatchObject({
      code: 'CF-112',
      message,
    });
    expect(createElements).not.toHaveBeenCalled();
  });

  it('are drawn where the page has loaded a later Stripe.js', async () => {
    stub();
    vi.stubGlobal(
      'Stripe',
      Object.assign(() => opened, { version: 'foxglove' }),
    );
    expect(await drawWallets(flow())).not.toBeNull();
  });

  it.each([[null], [{ googlePay: false, applePay: false, link: true }]])(
    'show nothing where the provider has %j',
    async (available) => {
      const { element } = stub(available);
      expect(await drawWallets(flow())).toBeNull();
      expect(element.destroy).toHaveBeenCalledOnce();
    },
  );

  it('answer a click at once, with the amount', async () => {
    const { listeners } = stub();
    const handlers = flow();
    await drawWallets(handlers);
    const [resolve, reject] = [vi.fn(), vi.fn()];
    listeners.get('click')!({ expressPaymentType: 'google_pay', resolve, reject } as never);
    expect(handlers.clicked).toHaveBeenCalledWith('StripeGooglePay', 94150);
    expect(resolve).toHaveBeenCalledWith({ lineItems: [{ name: 'Gesamtsumme inkl. MwSt.', amount: 94150 }] });
    listeners.get('click')!({ expressPaymentType: 'link', resolve, reject } as never);
    expect(reject).toHaveBeenCalledOnce();
  });

  it('reject clicks until they have the latest amount', async () => {
    const { listeners, updates } = stub();
    const handlers = flow();
    const buttons = await drawWallets(handlers);
    buttons!.update?.({ ...purchase, amount: 100 });
    buttons!.update?.({ ...purchase, amount: 200 });
    const [resolve, reject] = [vi.fn(), vi.fn()];
    const click = () => listeners.get('click')!({ expressPaymentType: 'google_pay', resolve, reject } as never);
    click();
    expect(updates).toHaveLength(1);
    updates[0]!.done();
    await settled();
    click();
    expect(reject).toHaveBeenCalledTimes(2);
    updates[1]!.done();
    await settled();
    click();
    expect(handlers.clicked).toHaveBeenLastCalledWith('StripeGooglePay', 200);
    expect(updates[1]!.sum).toEqual({ amount: 200, currency: 'eur' });
  });

  it('are updated once at a time, and have one session, however often the cart changes', async () => {
    const { createElements, elements, updates } = stub();
    const buttons = await drawWallets(flow());
    for (let amount = 1; amount <= 50; amount++) buttons!.update?.({ ...purchase, amount });
    expect(updates).toHaveLength(1);
    updates[0]!.done();
    await settled();
    expect(updates.map(({ sum }) => sum)).toEqual([
      { amount: 1, currency: 'eur' },
      { amount: 50, currency: 'eur' },
    ]);
    updates[1]!.done();
    await settled();
    expect(updates).toHaveLength(2);
    expect(createElements).toHaveBeenCalledOnce();
    expect(elements.create).toHaveBeenCalledOnce();
  });

  it('repeat an update that has failed at the next click', async () => {
    const { elements, listeners } = stub();
    const handlers = flow();
    const buttons = await drawWallets(handlers);
    const update = vi.spyOn(elements, 'update').mockRejectedValueOnce(new Error('offline')).mockResolvedValue();
    buttons!.update?.({ ...purchase, amount: 100 });
    await settled();
    const [resolve, reject] = [vi.fn(), vi.fn()];
    const click = () => listeners.get('click')!({ expressPaymentType: 'google_pay', resolve, reject } as never);
    click();
    expect(reject).toHaveBeenCalledOnce();
    await settled();
    click();
    expect(update).toHaveBeenCalledTimes(2);
    expect(handlers.clicked).toHaveBeenCalledWith('StripeGooglePay', 100);
  });

  it('forward a confirmation, with a function that creates the token', async () => {
    const { listeners, elements, createConfirmationToken } = stub();
    const handlers = flow();
    await drawWallets(handlers);
    const paymentFailed = vi.fn();
    listeners.get('confirm')!({ expressPaymentType: 'google_pay', billingDetails: undefined, paymentFailed } as never);
    const [method, sheet] = handlers.confirmed.mock.calls[0]!;
    expect(method).toBe('StripeGooglePay');
    expect(await sheet.submit()).toBeNull();
    expect(await sheet.createToken()).toEqual({ id: 'ctoken_1' });
    expect(createConfirmationToken).toHaveBeenCalledWith({ elements });
    createConfirmationToken.mockResolvedValueOnce({ error: { message: 'Abgelehnt.' } });
    expect(await sheet.createToken()).toEqual({ message: 'Abgelehnt.' });
    elements.submit.mockResolvedValueOnce({ error: { message: 'Unvollständig.' } });
    expect(await sheet.submit()).toBe('Unvollständig.');
    sheet.fail('fail', 'Wort');
    expect(paymentFailed).toHaveBeenCalledWith({ reason: 'fail', message: 'Wort' });
    listeners.get('cancel')!({} as never);
    expect(handlers.canceled).toHaveBeenCalledOnce();
  });

  it('fail when the provider cannot load them', async () => {
    const { element, listeners } = stub();
    element.mount.mockImplementation(() =>
      setTimeout(() => listeners.get('loaderror')?.({ error: { type: 'api_error' } } as never)),
    );
    await expect(drawWallets(flow())).rejects.toThrow('api_error');
    expect(element.destroy).toHaveBeenCalledOnce();
  });
});
