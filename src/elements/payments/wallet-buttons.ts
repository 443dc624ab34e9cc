import type {
  ReleaseTrain,
  Stripe,
  StripeConstructor,
  StripeElements,
  StripeExpressCheckoutElement,
  StripeExpressCheckoutElementConfirmEvent,
  StripeExpressCheckoutElementOptions,
} from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure/index.js';
import { CodedError } from '../../domain/coded-error.ts';
import type { WalletMethod } from '../../domain/express-method.ts';
import type { Purchase } from '../../domain/purchase.ts';
import { expressTexts } from '../../messages/express-texts.ts';
import type { DrawButtons, PaymentOffer, WalletSheet } from '../../store/cart/provider-interface.ts';
import { loadScript } from './load-script.ts';
import { withLoadingTimeout } from '../../store/calls/timeout.ts';

/** The release of the installed types and loader. */
const release: ReleaseTrain = 'endive';

const methods = new Map<string, WalletMethod>([
  ['google_pay', 'StripeGooglePay'],
  ['apple_pay', 'StripeApplePay'],
]);

/** Draws the card provider's Express Checkout Element with the buttons of Google Pay and Apple Pay. */
export const wallets: DrawButtons = async (container, offer, { wallets: flow }) => {
  const { stripePublishableKey } = offer.settings;
  if (!stripePublishableKey || offer.wallets.length === 0) return null;
  const stripe = await openStripe(stripePublishableKey, container.nonce);
  const elements = stripe.elements({
    mode: 'payment',
    ...sumOf(offer.purchase),
    captureMethod: 'manual',
    allowedPaymentMethodTypes: ['card'],
    locale: 'de',
  });
  const amount = createAmount(elements, offer.purchase);
  const element = elements.create('expressCheckout', optionsOf(offer));
  element.on('click', ({ expressPaymentType, resolve, reject }) => {
    const method = methods.get(expressPaymentType);
    const shown = amount.shown();
    if (method && shown !== null && flow.clicked(method, shown)) {
      return resolve({ lineItems: [{ name: expressTexts.lineItem, amount: shown }] });
    }
    reject();
    // The last update may have failed.
    if (shown === null) amount.send();
  });
  element.on('confirm', (event) => {
    const method = methods.get(event.expressPaymentType);
    if (method) void flow.confirmed(method, sheetOf(stripe, elements, event));
  });
  element.on('cancel', () => flow.canceled());

  let isOffered = false;
  try {
    isOffered = await withLoadingTimeout(whenReady(element, container), 'Stripe');
  } finally {
    if (!isOffered) element.destroy();
  }
  return isOffered ? { update: amount.update, remove: () => element.destroy() } : null;
};

/** Sends the amount to the wallets, one update at a time, however often the cart changes. */
function createAmount(elements: StripeElements, purchase: Purchase) {
  /** null while the wallets do not have the latest amount; clicks are rejected until then. */
  let shown: number | null = purchase.amount;
  let latest = sumOf(purchase);
  let isUpdating = false;

  /** Throws what the provider's code throws. */
  function send(): void {
    if (isUpdating) return;
    const sum = latest;
    const updated = withLoadingTimeout(elements.update(sum), 'Stripe');
    isUpdating = true;
    const ended = (isShown: boolean) => {
      isUpdating = false;
      if (sum !== latest) send();
      else if (isShown) shown = sum.amount;
    };
    updated.then(
      () => ended(true),
      () => ended(false),
    );
  }

  return {
    shown: () => shown,
    send,
    update(next: Purchase) {
      latest = sumOf(next);
      shown = null;
      send();
    },
  };
}

function optionsOf({ wallets: offered, settings }: PaymentOffer): StripeExpressCheckoutElementOptions {
  const offer = (method: WalletMethod) => (offered.includes(method) ? 'auto' : 'never');
  return {
    buttonHeight: 48,
    // Neutral labels, because the order is placed only at the last check.
    buttonType: { googlePay: 'plain', applePay: 'plain' },
    paymentMethods: {
      googlePay: offer('StripeGooglePay'),
      applePay: offer('StripeApplePay'),
      link: 'never',
      amazonPay: 'never',
      paypal: 'never',
      klarna: 'never',
    },
    // In a narrow summary, the second wallet gets its own row; `maxRows` would omit it.
    layout: { maxColumns: 2, overflow: 'never' },
    emailRequired: true,
    phoneNumberRequired: settings.phoneRequired,
    billingAddressRequired: true,
  };
}

/** Mounts the element. Resolves to whether the browser offers one of the wallets. */
function whenReady(element: StripeExpressCheckoutElement, container: HTMLElement): Promise<boolean> {
  const ready = new Promise<boolean>((resolve, reject) => {
    element.on('ready', ({ availablePaymentMethods: found }) =>
      resolve(Boolean(found && (found.googlePay || found.applePay))),
    );
    element.on('loaderror', ({ error }) =>
      reject(new CodedError('CF-502', `the wallets could not be loaded: ${error.type}`)),
    );
  });
  element.mount(container);
  return ready;
}

/** Loads the script first, because Stripe's own loader supports neither Trusted Types nor nonces. */
async function openStripe(publishableKey: string, nonce: string | undefined): Promise<Stripe> {
  const loaded = await loadScript<StripeConstructor & { readonly version?: string | number }>({
    url: `https://js.stripe.com/${release}/stripe.js`,
    nonce,
    api: () => window.Stripe,
  });
  const { version } = loaded;
  // Release names are in alphabetical order; before them, the version was 3.
  if (version !== undefined && String(version) < release) {
    const message = `the page has loaded Stripe.js ${version}, but the wallets need ${release} or later`;
    throw new CodedError('CF-112', message);
  }
  const stripe = await loadStripe(publishableKey);
  if (!stripe) throw new CodedError('CF-501', 'the card provider is not available');
  return stripe;
}

/** In the card provider's format: minor units and a lower-case currency. */
function sumOf({ amount, currencyCode }: Purchase) {
  return { amount, currency: currencyCode.toLowerCase() };
}

function sheetOf(
  stripe: Stripe,
  elements: StripeElements,
  { billingDetails, paymentFailed }: StripeExpressCheckoutElementConfirmEvent,
): WalletSheet {
  return {
    billingDetails,
    async submit() {
      const { error } = await elements.submit();
      return error ? (error.message ?? expressTexts.unknown) : null;
    },
    async createToken() {
      const { error, confirmationToken } = await stripe.createConfirmationToken({ elements });
      return error ? { message: error.message ?? expressTexts.unknown } : { id: confirmationToken.id };
    },
    fail: (reason, message) => paymentFailed({ reason, message }),
  };
}
