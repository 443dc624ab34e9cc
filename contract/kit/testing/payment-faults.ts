/* oxlint-disable typescript/no-unsafe-argument --
   Faults change JSON of any shape. */
import { accepting, inAnswers, inRefusals, is, like, pathOf, replacing, type Json } from './plant.ts';
import type { Fault } from './planted-shop.ts';

const isPage = (request: Request) => pathOf(request) === '/';
const page = (text: string): Fault =>
  replacing((response, request) => (isPage(request) ? new Response(text, { headers: response.headers }) : response));
const inPayload = (change: (payload: Json) => void): Fault =>
  inAnswers((_, body) => {
    if (typeof body?.payloadJSON !== 'string') return;
    const payload: Json = JSON.parse(body.payloadJSON);
    change(payload);
    body.payloadJSON = JSON.stringify(payload);
  });

/** Each of these calls has a number that grows. */
function numbered(path: string, change: (body: Json, number: number) => void): Fault {
  let number = 0;
  return inAnswers((called, body, _, status) => {
    if (called.endsWith(path) && status === 200) change(body, (number += 1));
  });
}

const ofNobody = (request: Request) => {
  const headers = new Headers(request.headers);
  headers.delete('if-match');
  headers.set('x-requested-with', 'cart-fragment');
  return new Request(request, { headers });
};

/** Defects of the calls of express payment. */
export const paymentFaults: Readonly<Record<string, Fault>> = {
  'a live key on the page': page('{"stripePublishableKey": "pk_live_1"}'),
  'a secret key on the page': page('{"stripeKey": "sk_test_1"}'),
  "Amazon's live account": inAnswers((path, body) => {
    if (path.endsWith('merchant-account-properties')) body.isSandbox = false;
  }),
  'a live key that signs for Amazon': inAnswers((_, body) => {
    if (body?.publicKeyId) body.publicKeyId = 'LIVE-1';
  }),
  'no payment method available': inAnswers((path, body) => {
    if (path.endsWith('/availability')) body.available = false;
  }),
  'every payment method available': inAnswers((path, body) => {
    if (path.endsWith('/availability')) body.available = true;
  }),
  'availability as text': inAnswers((path, body) => {
    if (path.endsWith('/availability')) body.available = String(body.available);
  }),
  'a new order for each attempt to pay by card': numbered('create-payment-session', (body, number) => {
    body.orderId += `-${number}`;
  }),
  'a secret that is no PaymentIntent': inAnswers((_, body) => {
    if (body?.stripeClientSecret) body.stripeClientSecret = 'seti_1_secret_1';
  }),
  'a secret key as the client secret': inAnswers((_, body) => {
    if (body?.stripeClientSecret) body.stripeClientSecret = 'sk_test_1';
  }),
  'a cart that is ordered before it is paid': {
    wrap: (next) => async (request) => {
      const answer = await next(request.clone());
      if (answer.ok && is(request, 'create-payment-session')) await next(like(request, 'control/order', {}));
      return answer;
    },
  },
  'an unknown payment type, accepted': inRefusals(async (response, request, next) => {
    if (!is(request, 'create-payment-session') || response.status === 412) return response;
    return next(like(request, request.url, { paymentType: 'StripeCreditCard' }));
  }),
  'an empty cart, paid': {
    wrap: (next) => async (request) => {
      const answer = await next(request.clone());
      const { items } = (await (await next(like(request, 'api/cart'))).json()) as { items?: unknown[] };
      const isEmpty = items?.length === 0 && is(request, 'create-payment-session');
      return isEmpty ? Response.json({ orderId: '1', stripeClientSecret: 'pi_1_secret_1' }) : answer;
    },
  },
  'payments that other sites can begin': {
    wrap: (next) => (request) =>
      is(request, 'create-payment-session') || is(request, 'paypal/order') ? next(ofNobody(request)) : next(request),
  },
  'a payment of a version that nobody has seen': {
    wrap: (next) => (request) =>
      request.headers.has('x-requested-with') && is(request, 'paypal/order') ? next(ofNobody(request)) : next(request),
  },
  'a new order for each attempt to pay by PayPal': numbered('paypal/order', (body, number) => {
    body.orderId += `-${number}`;
  }),
  'no order id of PayPal': inAnswers((path, body) => {
    if (path.endsWith('paypal/order')) delete body.paypalOrderId;
  }),
  'a PayPal order of any cart': accepting('paypal/order', { orderId: '1', paypalOrderId: '1' }),
  'a payer whom everybody can read': inRefusals((response, request) =>
    /paypal\/order\/./.test(pathOf(request)) ? Response.json({ email: 'kim@example.org' }) : response,
  ),
  'an Amazon payload without details': inPayload((payload) => delete payload.webCheckoutDetails),
  'an Amazon payload of another sum': inPayload(({ paymentDetails }) => {
    paymentDetails.chargeAmount.amount = '1.00';
  }),
  'an Amazon payload in another currency': inPayload(({ paymentDetails }) => {
    paymentDetails.presentmentCurrency = 'CHF';
  }),
  'an Amazon payload that is not signed': inAnswers((_, body) => {
    if (body?.payloadJSON) body.signature = '';
  }),
  'a negative sum, signed for Amazon': accepting('prepare-payment-session', { payloadJSON: '{}', signature: 'x' }),
};
