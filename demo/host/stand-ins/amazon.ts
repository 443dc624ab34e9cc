/** Stand-in for Amazon Pay's checkout.js, for the demo and its tests. It refuses what Amazon refuses. */
import { openWindow, requireKnown, requireContainer, standInButton } from './window-of.ts';

const provider = 'Amazon Pay';

interface Amount {
  readonly amount: string;
  readonly currencyCode: string;
}

interface ButtonOptions {
  readonly merchantId: string;
  readonly publicKeyId: string;
  readonly ledgerCurrency: string;
  readonly sandbox: boolean;
  readonly checkoutLanguage: string;
  readonly productType: string;
  readonly placement: string;
  readonly buttonColor?: string;
  readonly estimatedOrderAmount?: Amount;
}

interface CheckoutOptions {
  readonly createCheckoutSessionConfig?: { readonly payloadJSON?: unknown; readonly signature?: unknown };
  readonly estimatedOrderAmount?: Amount;
}

const allowed: Readonly<Partial<Record<keyof ButtonOptions, readonly unknown[]>>> = {
  ledgerCurrency: ['EUR', 'GBP', 'USD', 'JPY'],
  checkoutLanguage: ['de_DE', 'en_GB', 'fr_FR', 'it_IT', 'es_ES'],
  productType: ['PayOnly', 'PayAndShip', 'SignIn'],
  placement: ['Home', 'Product', 'Cart', 'Checkout', 'Other'],
  buttonColor: ['Gold', 'LightGray', 'DarkGray', undefined],
  sandbox: [true, false],
};

const required = ['merchantId', 'publicKeyId'] as const;
const keysOf = <Key extends string>(values: Partial<Record<Key, unknown>>) => Object.keys(values) as Key[];

function check(options: ButtonOptions): void {
  requireKnown(provider, options, [...required, 'estimatedOrderAmount', ...keysOf(allowed)]);
  for (const name of required) {
    if (!options[name]) throw new Error(`${provider}: ${name} is missing`);
  }
  for (const [name, values] of Object.entries(allowed)) {
    if (!values.includes(options[name as keyof ButtonOptions])) throw new Error(`${provider}: ${name} is not valid`);
  }
  if (options.estimatedOrderAmount) checkAmount(options.estimatedOrderAmount);
}

function checkAmount({ amount, currencyCode }: Amount): void {
  if (!/^\d+(\.\d{1,2})?$/.test(amount) || !/^[A-Z]{3}$/.test(currencyCode)) {
    throw new Error(`${provider}: the amount is not valid`);
  }
}

function renderButton(selector: string, options: ButtonOptions) {
  check(options);
  const container = requireContainer(document.querySelector(selector), provider);
  let clicked = () => {};
  let sum = options.estimatedOrderAmount;
  const look = { label: provider, height: 45, background: '#ffd814', color: '#111' };
  const button = standInButton(look, () => clicked());
  button.dataset['productType'] = options.productType;
  container.append(button);

  return {
    onClick(listener: () => void) {
      clicked = listener;
    },
    updateButtonInfo(amount: Amount) {
      checkAmount(amount);
      sum = amount;
    },
    initCheckout({ createCheckoutSessionConfig: config, estimatedOrderAmount = sum }: CheckoutOptions) {
      if (typeof config?.payloadJSON !== 'string' || typeof config.signature !== 'string') {
        throw new Error(`${provider}: createCheckoutSessionConfig is not valid`);
      }
      if (estimatedOrderAmount) checkAmount(estimatedOrderAmount);
      void checkout(config.payloadJSON, estimatedOrderAmount);
    },
  };
}

/** Amazon Pay navigates to its own page, which returns to the URL of the signed payload with the session's id. */
async function checkout(payloadJSON: string, sum: Amount | undefined): Promise<void> {
  const payload = JSON.parse(payloadJSON) as { webCheckoutDetails?: { checkoutReviewReturnUrl?: string } };
  const url = payload.webCheckoutDetails?.checkoutReviewReturnUrl;
  const shown = sum ? `${sum.amount} ${sum.currencyCode}` : null;
  const outcome = await openWindow({ provider, sum: shown, pay: 'Weiter' });
  if (outcome === null || !url) return;
  const back = new URL(url, document.baseURI);
  back.searchParams.set('amazonCheckoutSessionId', `demo-${Date.now()}`);
  location.assign(back);
}

const page = window as { amazon?: object };
if (page.amazon) throw new Error(`${provider}: the script was loaded twice`);
page.amazon = { Pay: { renderButton } };
