import { constants, createHash, createSign, generateKeyPairSync } from 'node:crypto';
import { orderPrefixOf, paymentTypes, Refusal, refuseCall, toMinor } from 'cart-fragment-contract';
import type { Cart, CartTenant, Money } from 'cart-fragment-contract';

/** Servers and keys of the payment providers: test doubles, unless the environment names real ones. */
export interface Providers {
  readonly stripe: { readonly url: string; readonly secretKey: string };
  readonly paypal: { readonly url: string; readonly clientId: string; readonly secret: string };
  readonly amazon: {
    /** Where sessions are completed; null for Amazon's own server, whose signature of calls is not built. */
    readonly url: string | null;
    readonly publicKeyId: string;
    readonly merchantId: string;
    readonly storeId: string;
    readonly privateKey: string;
  };
}

export function providersOf(env: NodeJS.ProcessEnv, doubles: string): Providers {
  const { STRIPE_SECRET_KEY, PAYPAL_CLIENT_ID, PAYPAL_SECRET, PAYPAL_URL, AMAZON_PUBLIC_KEY_ID, AMAZON_PRIVATE_KEY } =
    env;
  return {
    stripe: STRIPE_SECRET_KEY
      ? { url: 'https://api.stripe.com', secretKey: STRIPE_SECRET_KEY }
      : { url: doubles, secretKey: 'sk_double' },
    paypal:
      PAYPAL_CLIENT_ID && PAYPAL_SECRET
        ? { url: PAYPAL_URL ?? 'https://api-m.sandbox.paypal.com', clientId: PAYPAL_CLIENT_ID, secret: PAYPAL_SECRET }
        : { url: doubles, clientId: 'double', secret: 'double' },
    amazon: {
      url: AMAZON_PUBLIC_KEY_ID ? null : doubles,
      publicKeyId: AMAZON_PUBLIC_KEY_ID ?? 'SANDBOX-DOUBLE',
      merchantId: env['AMAZON_MERCHANT_ID'] ?? 'DOUBLE',
      storeId: env['AMAZON_STORE_ID'] ?? 'amzn1.application-oa2-client.double',
      privateKey: AMAZON_PRIVATE_KEY ?? throwAwayKey(),
    },
  };
}

const throwAwayKey = () =>
  generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();

export const unpayable = { errorCode: 1200, message: 'Die Bestellung konnte nicht angelegt werden.' };

export function refuseUnpayable({ items, shipping, total }: Cart): void {
  if (items.length === 0 || shipping.method === null || toMinor(total.gross) === 0) throw new Refusal(422, unpayable);
}

/** The number by which shopper and shop speak of the order: the same for one cart, however often it is paid. */
export const orderIdOf = (orderId: string, tenant: CartTenant) =>
  `1-${orderPrefixOf(tenant)}${1_000_000 + Number(orderId)}`;

/** The same payment for the same contents: an answer can get lost, and the shopper presses again. */
const contentsOf = ({ cartId, items, total, shipping }: Cart) =>
  createHash('sha256')
    .update(JSON.stringify([cartId, items.map(({ id, quantity }) => [id, quantity]), total, shipping]))
    .digest('hex');

/** How an order is paid, with the provider's id of the payment. */
export interface PaidBy {
  readonly type: string;
  readonly id?: string | null;
}

/** Refuses an order whose payment its provider does not confirm for this cart and sum. */
export async function confirmPayment(providers: Providers, { type, id }: PaidBy, cart: Cart): Promise<void> {
  const { stripe, amazon } = providers;
  const { amount, currencyCode } = cart.total.gross;
  const refuse = (): never => {
    throw new Refusal(422, unpayable);
  };
  // Vouchers have paid everything, or the shopper pays when the goods have come.
  if (toMinor(cart.total.gross) === 0 || type === 'Invoice') return;
  if (!id) return refuse();
  const path = encodeURIComponent(id);
  if (type === 'PayPal') {
    const paid = await askPaypal(providers, `v2/checkout/orders/${path}`, { method: 'GET' }).catch(refuse);
    const [unit] = paid.purchase_units;
    const isPaid = unit?.reference_id === cart.cartId && unit.amount.value === amount.toFixed(2);
    if (paid.status !== 'APPROVED' || !isPaid || unit.amount.currency_code !== currencyCode) refuse();
  } else if (Object.hasOwn(cardTypes, type)) {
    const headers = { authorization: `Bearer ${stripe.secretKey}` };
    const intent = await send<StripeIntent>(`${stripe.url}/v1/payment_intents/${path}`, {
      method: 'GET',
      headers,
    }).catch(refuse);
    const isPaid = intent.metadata['cart'] === cart.cartId && intent.amount === toMinor(cart.total.gross);
    if (!/^(succeeded|requires_capture)$/.test(intent.status) || !isPaid) refuse();
  } else if (type === 'AmazonPay' && amazon.url !== null) {
    const body = JSON.stringify({ chargeAmount: { amount: amount.toFixed(2), currencyCode } });
    const url = `${amazon.url}/v2/checkoutSessions/${path}/complete`;
    const completed = await send<{ statusDetails: { state: string } }>(url, { method: 'POST', body }).catch(refuse);
    if (completed.statusDetails.state !== 'Completed') refuse();
  } else refuse();
}

interface StripeIntent {
  readonly status: string;
  readonly amount: number;
  readonly metadata: Readonly<Record<string, string>>;
}

const unavailable = { errorCode: 800, message: 'Diese Zahlungsart steht für deine Bestellung nicht zur Verfügung.' };
const cardTypes: Readonly<Record<string, string>> = {
  StripeCreditCard: 'card',
  StripeGooglePay: 'card',
  StripeApplePay: 'card',
  StripeKlarna: 'klarna',
};

export async function createStripeIntent({ stripe }: Providers, paymentType: string, cart: Cart): Promise<string> {
  const type = Object.hasOwn(cardTypes, paymentType) ? cardTypes[paymentType] : undefined;
  if (type === undefined) throw new Refusal(422, unavailable);
  const { client_secret } = await send<{ client_secret: string }>(`${stripe.url}/v1/payment_intents`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${stripe.secretKey}`,
      'idempotency-key': `${contentsOf(cart)}-${type}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: new URLSearchParams({
      amount: String(toMinor(cart.total.gross)),
      currency: cart.total.gross.currencyCode.toLowerCase(),
      'payment_method_types[]': type,
      'metadata[cart]': cart.cartId,
    }).toString(),
  });
  return client_secret;
}

interface PaypalOrder {
  readonly id: string;
  readonly status: string;
  readonly purchase_units: readonly {
    readonly reference_id: string;
    readonly amount: { readonly currency_code: string; readonly value: string };
  }[];
  readonly payer?: {
    readonly email_address?: string;
    readonly name?: { readonly given_name?: string; readonly surname?: string };
    readonly address?: Readonly<Record<string, string>>;
  };
}

export async function createPaypalOrder(providers: Providers, cart: Cart): Promise<string> {
  const { amount, currencyCode } = cart.total.gross;
  const unit = { reference_id: cart.cartId, amount: { currency_code: currencyCode, value: amount.toFixed(2) } };
  const { id } = await askPaypal(providers, 'v2/checkout/orders', {
    method: 'POST',
    headers: { 'paypal-request-id': contentsOf(cart) },
    body: JSON.stringify({ intent: 'AUTHORIZE', purchase_units: [unit] }),
  });
  return id;
}

/** Returns the payer of an order of this cart. Nobody may read that of another. */
export async function readPaypalPayer(providers: Providers, id: string, cartId: string) {
  const missing = () => refuseCall(404, 'Diese Bestellung gibt es nicht.', 'generic_paypal_express_error');
  const path = `v2/checkout/orders/${encodeURIComponent(id)}`;
  const order = await askPaypal(providers, path, { method: 'GET' }).catch(missing);
  if (!order.purchase_units.some(({ reference_id }) => reference_id === cartId) || !order.payer) return missing();
  const { email_address = '', name = {}, address = {} } = order.payer;
  const [, streetName = '', streetNumber = ''] = /^(.*?)\s*(\d\S*)?$/.exec(address['address_line_1'] ?? '') ?? [];
  return {
    email: email_address,
    billingAddress: {
      formOfAddress: 'other',
      firstName: name.given_name ?? '',
      lastName: name.surname ?? '',
      streetName,
      streetNumber,
      additionalInformation: address['address_line_2'] ?? null,
      zipCode: address['postal_code'] ?? '',
      city: address['admin_area_2'] ?? '',
      countryCode: address['country_code'] ?? '',
    },
  };
}

async function askPaypal({ paypal }: Providers, path: string, init: RequestInit): Promise<PaypalOrder> {
  const { access_token } = await send<{ access_token: string }>(`${paypal.url}/v1/oauth2/token`, {
    method: 'POST',
    headers: {
      authorization: `Basic ${Buffer.from(`${paypal.clientId}:${paypal.secret}`).toString('base64')}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: 'grant_type=client_credentials',
  });
  const headers = { ...init.headers, authorization: `Bearer ${access_token}`, 'content-type': 'application/json' };
  return send(`${paypal.url}/${path}`, { ...init, headers });
}

/** How long a call of a provider may take. Until then, the visitor's next call waits. */
const timeoutMs = 20_000;

async function send<Answer>(url: string, init: RequestInit): Promise<Answer> {
  const response = await fetch(url, { ...init, signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok) throw new Error(`${init.method} ${url}: ${response.status} ${await response.text()}`);
  return (await response.json()) as Answer;
}

const algorithm = 'AMZN-PAY-RSASSA-PSS-V2';

/** Signs what Amazon's button sends. Amazon has the public key, so no call to its server is needed. */
export function signAmazonSession({ amazon }: Providers, amount: { amount: string; currencyCode: string }, due: Money) {
  const isAmount = /^\d+(\.\d{1,2})?$/.test(amount.amount) && Number(amount.amount) > 0;
  if (!isAmount || amount.currencyCode !== due.currencyCode) {
    throw new Refusal(422, { errorCode: 800, message: 'Dieser Betrag ist nicht gültig.' });
  }
  if (Math.round(Number(amount.amount) * 100) !== toMinor(due))
    refuseCall(412, 'Dein Warenkorb hat sich inzwischen geändert.');
  const payloadJSON = JSON.stringify({
    webCheckoutDetails: { checkoutReviewReturnUrl: 'last-check.html' },
    storeId: amazon.storeId,
    // Without it, Amazon charges the ledger currency only.
    paymentDetails: { presentmentCurrency: amount.currencyCode, chargeAmount: amount },
  });
  const hash = createHash('sha256').update(payloadJSON).digest('hex');
  const padding = { padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: 32 };
  const signature = createSign('RSA-SHA256')
    .update(`${algorithm}\n${hash}`)
    .sign({ key: amazon.privateKey, ...padding }, 'base64');
  return { payloadJSON, signature, algorithm, publicKeyId: amazon.publicKeyId };
}

/** Known methods are available for every amount above 0, except invoices for express shipping. */
export function isAvailable(
  id: string,
  { totalAmount, shippingMethod }: { totalAmount: string; shippingMethod: string },
) {
  const method = paymentTypes.read(id);
  const isExpressInvoice = method === 'Invoice' && /express/i.test(shippingMethod);
  return paymentTypes.isKnown(method) && Number(totalAmount) > 0 && !isExpressInvoice;
}
