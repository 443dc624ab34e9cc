import type {
  ReleaseTrain,
  Stripe,
  StripeConstructor,
  StripeElements,
  StripeExpressCheckoutElementConfirmEvent,
} from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure/index.js';
import type { WalletMethod } from '../../domain/express-method.ts';
import type { Purchase } from '../../domain/purchase.ts';
import { expressTexts } from '../../messages/express-texts.ts';
import type { PaymentProviders, WalletSheet } from '../../store/express/provider-interface.ts';
import { loadScript } from './load-script.ts';
import { nonceOf } from './nonce-of.ts';
import { withTimeout } from '../../store/with-timeout.ts';

/** The release that the types and the wrapper belong to. */
const release: ReleaseTrain = 'endive';

const methods = new Map<string, WalletMethod>([
  ['google_pay', 'StripeGooglePay'],
  ['apple_pay', 'StripeApplePay'],
]);

/** The card provider's Express Checkout Element with the buttons of Google Pay and Apple Pay (specification, 9). */
export const wallets: PaymentProviders['wallets'] = async (container, settings, flow) => {
  const stripe = await openStripe(settings.publishableKey, nonceOf(container));
  const elements = stripe.elements({
    mode: 'payment',
    ...sumOf(settings.purchase),
    captureMethod: 'manual',
    allowedPaymentMethodTypes: ['card'],
    locale: 'de',
  });
  /** null until the wallets have the latest sum; no click is answered before. */
  let shownAmount: number | null = settings.purchase.amount;
  let updates = 0;
  const offer = (method: WalletMethod) => (settings.methods.includes(method) ? 'auto' : 'never');
  const element = elements.create('expressCheckout', {
    buttonHeight: 48,
    // The neutral ones: the order is placed at the last check.
    buttonType: { googlePay: 'plain', applePay: 'plain' },
    paymentMethods: {
      googlePay: offer('StripeGooglePay'),
      applePay: offer('StripeApplePay'),
      link: 'never',
      amazonPay: 'never',
      paypal: 'never',
      klarna: 'never',
    },
    // In a narrow summary, the second wallet gets a row of its own: with `maxRows`, it would be left out.
    layout: { maxColumns: 2, overflow: 'never' },
    emailRequired: true,
    phoneNumberRequired: settings.phoneRequired,
    billingAddressRequired: true,
  });
  element.on('click', ({ expressPaymentType, resolve, reject }) => {
    const method = methods.get(expressPaymentType);
    if (!method || shownAmount === null || !flow.clicked(method, shownAmount)) return reject();
    resolve({ lineItems: [{ name: expressTexts.lineItem, amount: shownAmount }] });
  });
  element.on('confirm', (event) => {
    const method = methods.get(event.expressPaymentType);
    if (method) void flow.confirmed(method, sheetOf(stripe, elements, event));
  });
  element.on('cancel', () => flow.cancelled());

  const ready = new Promise<boolean>((resolve, reject) => {
    element.on('ready', ({ availablePaymentMethods: found }) =>
      resolve(Boolean(found && (found.googlePay || found.applePay))),
    );
    element.on('loaderror', ({ error }) => reject(new Error(`the wallets could not be loaded: ${error.type}`)));
  });
  element.mount(container);
  const isOffered = await withTimeout(ready, 'Stripe').catch((error: unknown) => {
    element.destroy();
    throw error;
  });
  if (!isOffered) {
    element.destroy();
    return null;
  }
  return {
    update(purchase) {
      const mine = ++updates;
      const sum = sumOf(purchase);
      shownAmount = null;
      // Older releases return nothing.
      Promise.resolve(elements.update(sum)).then(
        () => mine === updates && (shownAmount = sum.amount),
        () => {},
      );
    },
    remove: () => element.destroy(),
  };
};

/** Stripe's own loader knows neither Trusted Types nor nonces, so it finds the script loaded. */
async function openStripe(publishableKey: string, nonce: string): Promise<Stripe> {
  const loaded = await loadScript<StripeConstructor & { readonly version?: string | number }>({
    url: `https://js.stripe.com/${release}/stripe.js`,
    nonce,
    api: () => window.Stripe,
  });
  const { version } = loaded;
  // Releases have names in alphabetical order; before that, the version was 3.
  if (String(version ?? '') < release) {
    const words = `the page has loaded Stripe.js ${version}, but Google Pay and Apple Pay need ${release} or later`;
    // eslint-disable-next-line no-console
    console.warn(`cart-fragment: ${words}`);
    throw new Error(words);
  }
  const stripe = await loadStripe(publishableKey);
  if (!stripe) throw new Error('the card provider is not available');
  return stripe;
}

/** Minor units and a lower-case currency, as the card provider wants them. */
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
