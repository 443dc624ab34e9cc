/**
 * Stand-in for Stripe.js, for the demo and its tests: the Express Checkout Element alone. It refuses what Stripe
 * refuses.
 */
import type {
  BillingDetails,
  ConfirmationToken,
  ExpressPaymentType,
  Stripe,
  StripeElements,
  StripeElementsOptionsMode,
  StripeError,
  StripeExpressCheckoutElementClickEvent,
  StripeExpressCheckoutElementConfirmEvent,
  StripeExpressCheckoutElementOptions,
  StripeExpressCheckoutElementReadyEvent,
} from '@stripe/stripe-js';
import { openWindow, requireKnown, requireContainer, standInButton } from './window-of.ts';

const provider = 'Stripe';

interface Sum {
  amount: number;
  currency: string;
}

const wallets = [
  { type: 'google_pay', option: 'googlePay', label: 'Google Pay' },
  { type: 'apple_pay', option: 'applePay', label: 'Apple Pay' },
] as const satisfies readonly { type: ExpressPaymentType; option: string; label: string }[];

const berlin: BillingDetails = {
  name: 'Kim Muster',
  email: 'kim.muster@example.org',
  address: { line1: 'Musterstraße 1', line2: null, city: 'Berlin', state: '', postal_code: '10115', country: 'DE' },
};

/** The outcomes that the window offers. */
const cases: Readonly<Record<string, { readonly label: string; readonly details?: BillingDetails }>> = {
  paid: { label: 'Adresse in Berlin', details: berlin },
  abroad: {
    label: 'Adresse in Paris',
    details: { ...berlin, address: { ...berlin.address, city: 'Paris', postal_code: '75001', country: 'FR' } },
  },
  unknown: { label: 'Ohne Rechnungsdaten' },
  declined: { label: 'Karte wird abgelehnt', details: berlin },
  closed: { label: 'Bestätigen, dann schließen', details: berlin },
};

const elementType = 'expressCheckout' as const;

interface Events {
  readonly ready: StripeExpressCheckoutElementReadyEvent;
  readonly loaderror: { readonly elementType: typeof elementType; readonly error: StripeError };
  readonly click: StripeExpressCheckoutElementClickEvent;
  readonly confirm: StripeExpressCheckoutElementConfirmEvent;
  readonly cancel: { readonly elementType: typeof elementType };
}

/** Number of elements that fail to load: one if the script tag has `data-loaderror`. */
let loadErrors = document.currentScript?.hasAttribute('data-loaderror') ? 1 : 0;

/** Stripe publishes no widths; this one leaves room for two buttons side by side on a phone. */
const narrowestButton = 130;
const gap = 8;

type PaymentOptions = Extract<StripeElementsOptionsMode, { mode: 'payment' }>;

function integrationError(words: string): Error {
  return Object.assign(new Error(words), { name: 'IntegrationError' });
}

function checkSum({ amount, currency }: Sum): void {
  if (!Number.isInteger(amount) || amount <= 0) throw integrationError('amount must be a positive integer');
  if (!/^[a-z]{3}$/.test(currency)) throw integrationError('currency must be a lower-case code');
}

function createElements(options: StripeElementsOptionsMode): StripeElements {
  if ('paymentMethodTypes' in options)
    throw integrationError('paymentMethodTypes was replaced by allowedPaymentMethodTypes');
  requireKnown<Partial<PaymentOptions>>(
    provider,
    options as PaymentOptions,
    [
      ...['mode', 'amount', 'currency', 'locale', 'fonts', 'appearance', 'loader'],
      ...['captureMethod', 'setupFutureUsage', 'allowedPaymentMethodTypes', 'excludedPaymentMethodTypes'],
    ] as (keyof PaymentOptions)[],
  );
  if (options.mode !== 'payment') throw integrationError('only mode "payment" is supported here');
  const sum: Sum = { amount: options.amount, currency: options.currency };
  checkSum(sum);
  let hasElement = false;
  const state = { isSubmitted: false, isDeclined: false };

  const elements = {
    create(type: string, settings: StripeExpressCheckoutElementOptions) {
      if (type !== 'expressCheckout') throw integrationError(`${type} is not supported here`);
      if (hasElement) throw integrationError('there is already an Express Checkout Element');
      hasElement = true;
      return createExpress(settings, sum, state);
    },
    async update(changes: Partial<Sum>) {
      checkSum({ ...sum, ...changes });
      await new Promise((resolve) => setTimeout(resolve, 20));
      Object.assign(sum, changes);
    },
    submit() {
      state.isSubmitted = true;
      return Promise.resolve({ selectedPaymentMethod: 'card' });
    },
  };
  states.set(elements as unknown as StripeElements, state);
  return elements as unknown as StripeElements;
}

interface State {
  isSubmitted: boolean;
  isDeclined: boolean;
}

const states = new WeakMap<StripeElements, State>();

function createExpress(settings: StripeExpressCheckoutElementOptions, sum: Sum, state: State) {
  requireKnown(provider, settings, [
    'allowedShippingCountries',
    'applePay',
    'billingAddressRequired',
    'business',
    'buttonHeight',
    'buttonTheme',
    'buttonType',
    'emailRequired',
    'layout',
    'lineItems',
    'paymentMethodOrder',
    'paymentMethods',
    'phoneNumberRequired',
    'shippingAddressRequired',
    'shippingRates',
  ]);
  const { buttonHeight = 44, paymentMethods = {}, layout = {}, phoneNumberRequired } = settings;
  const { emailRequired, billingAddressRequired } = settings;
  requireKnown(provider, layout, ['maxColumns', 'maxRows', 'overflow']);
  if (buttonHeight < 40 || buttonHeight > 55) throw integrationError('buttonHeight must be between 40 and 55');
  const listeners = new Map<string, ((event: never) => unknown)[]>();
  let container: HTMLElement | null = null;
  let isOpen = false;

  function emit<Name extends keyof Events>(name: Name, event: Events[Name]): void {
    for (const listener of listeners.get(name) ?? []) listener(event as never);
  }

  /** The wallet waits one second for an answer to the click. */
  function ask(expressPaymentType: ExpressPaymentType): Promise<boolean> {
    return new Promise((resolve) => {
      setTimeout(() => resolve(false), 1000);
      const event: StripeExpressCheckoutElementClickEvent = {
        elementType,
        expressPaymentType,
        resolve(details = {}) {
          const items = details.lineItems ?? [];
          const total = items.reduce((all, { amount }) => all + amount, 0);
          if (items.length > 0 && total > sum.amount) throw integrationError('lineItems exceed the amount');
          resolve(true);
        },
        reject: () => resolve(false),
      };
      emit('click', event);
    });
  }

  async function pressed(type: ExpressPaymentType, label: string): Promise<void> {
    if (isOpen || !(await ask(type))) return;
    isOpen = true;
    const shown = new Intl.NumberFormat('de', { style: 'currency', currency: sum.currency }).format(sum.amount / 100);
    const choices = Object.entries(cases).map(([name, { label: caseLabel }]) => ({ name, label: caseLabel }));
    const outcome = await openWindow({ provider: label, sum: shown, choices });
    isOpen = false;
    if (outcome === null) return emit('cancel', { elementType });
    const { details } = cases[outcome] ?? {};
    Object.assign(state, { isSubmitted: false, isDeclined: outcome === 'declined' });
    const event: StripeExpressCheckoutElementConfirmEvent = {
      expressPaymentType: type,
      paymentFailed() {},
      ...(details &&
        emailRequired &&
        billingAddressRequired && {
          billingDetails: { ...details, ...(phoneNumberRequired && { phone: '+49 30 123456' }) },
        }),
    };
    emit('confirm', event);
    // Some browsers let a shopper close the sheet after the confirmation.
    if (outcome === 'closed') emit('cancel', { elementType });
  }

  const element = {
    on(name: string, listener: (event: never) => unknown) {
      listeners.set(name, [...(listeners.get(name) ?? []), listener]);
      return element;
    },
    mount(target: string | HTMLElement) {
      const found = typeof target === 'string' ? document.querySelector(target) : target;
      container = requireContainer(found, provider);
      const isNone = new URLSearchParams(location.search).has('ohne-wallets');
      const offered = wallets.filter(({ option }) => !isNone && paymentMethods[option] !== 'never');
      setTimeout(() => {
        if (!container?.isConnected) return;
        if (loadErrors-- > 0) {
          return emit('loaderror', { elementType, error: { type: 'api_connection_error', message: 'Attrappe' } });
        }
        const columns = columnsOf(container.clientWidth, offered.length, layout);
        container.style.display = 'grid';
        container.style.gridTemplateColumns = `repeat(${columns}, 1fr)`;
        container.style.gap = `${gap}px`;
        // Buttons without room are not shown: this stand-in has no overflow menu.
        const room = layout.maxRows ? columns * layout.maxRows : Infinity;
        container.append(
          ...offered.slice(0, room).map(({ type, label }) => {
            const look = { label, height: buttonHeight, background: '#111', color: '#fff' };
            return standInButton(look, () => void pressed(type, label));
          }),
        );
        const has = (wanted: string) => offered.some(({ option }) => option === wanted);
        const none = { amazonPay: false, link: false, paypal: false, klarna: false };
        const available = { ...none, googlePay: has('googlePay'), applePay: has('applePay') };
        emit('ready', {
          elementType,
          availablePaymentMethods: offered.length > 0 ? available : undefined,
        });
      }, 50);
    },
    destroy() {
      container?.replaceChildren();
      container = null;
    },
  };
  return element;
}

function columnsOf(width: number, count: number, { maxColumns = 0 }: { maxColumns?: number }): number {
  const fitting = Math.floor((width + gap) / (narrowestButton + gap));
  return Math.max(1, Math.min(fitting, count, maxColumns || Infinity));
}

let lastToken = 0;

function createStripe(publishableKey: string): Stripe {
  if (!publishableKey.startsWith('pk_')) throw integrationError('this is not a publishable key');
  const stripe: Pick<Stripe, 'elements' | 'createConfirmationToken'> = {
    elements: ((options: StripeElementsOptionsMode) => createElements(options)) as Stripe['elements'],
    createConfirmationToken({ elements }) {
      const state = elements && states.get(elements);
      if (!state?.isSubmitted) {
        throw integrationError('elements.submit() must be called before stripe.createConfirmationToken()');
      }
      if (state.isDeclined) {
        const error = { type: 'card_error' as const, message: 'Deine Karte wurde abgelehnt (Attrappe).' };
        return Promise.resolve({ error });
      }
      return Promise.resolve({ confirmationToken: { id: `ctoken_demo${++lastToken}` } as ConfirmationToken });
    },
  };
  return stripe as Stripe;
}

if (window.Stripe) throw integrationError('the script was loaded twice');
// With a key in the URL, the cart loads the real script.
if (!new URLSearchParams(location.search).has('stripe')) {
  window.Stripe = Object.assign(createStripe, { version: 'endive' as unknown as number });
}
