import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Request {
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly text: string;
}
type Reply = readonly [status: number, body: object];

/**
 * Doubles of the servers of Stripe and PayPal. They refuse what those refuse: wrong keys, unknown parameters, amounts of another
 * form, and one idempotency key for two different payments.
 */
export async function servePaymentDoubles(): Promise<string> {
  const answers = new Map<string, { readonly text: string; readonly body: object }>();
  const orders = new Map<string, object>();
  const intents = new Map<string, object>();
  const tokens = new Set<string>();

  function once(key: string | undefined, text: string, create: () => object, conflict: Reply): Reply {
    if (key === undefined) return [200, create()];
    const known = answers.get(key);
    if (known) return known.text === text ? [200, known.body] : conflict;
    const body = create();
    answers.set(key, { text, body });
    return [200, body];
  }

  function stripe({ path, headers, text }: Request, method: string): Reply {
    const refuse = (status: number, message: string): Reply => [
      status,
      { error: { type: 'invalid_request_error', message } },
    ];
    if (headers.authorization !== 'Bearer sk_double') return refuse(401, 'Invalid API Key provided');
    if (method === 'GET') {
      const intent = intents.get(path.replace('/v1/payment_intents/', ''));
      return intent ? [200, intent] : refuse(404, 'No such payment_intent');
    }
    if (headers['content-type'] !== 'application/x-www-form-urlencoded') return refuse(400, 'The body is no form.');
    const form = new URLSearchParams(text);
    for (const name of form.keys()) {
      if (!/^(amount|currency|payment_method_types\[\]|metadata\[\w+\])$/.test(name)) {
        return refuse(400, `Received unknown parameter: ${name}`);
      }
    }
    if (!/^[1-9]\d*$/.test(form.get('amount') ?? '')) return refuse(400, 'Invalid integer: amount');
    if (!/^(eur|chf)$/.test(form.get('currency') ?? '')) return refuse(400, 'Invalid currency');
    if (!/^(card|klarna)$/.test(form.get('payment_method_types[]') ?? ''))
      return refuse(400, 'Invalid payment method type');
    const create = () => {
      const id = `pi_${randomUUID().replaceAll('-', '')}`;
      const metadata = { cart: form.get('metadata[cart]') };
      // The stand-in of the wallets approves every payment.
      intents.set(id, { id, status: 'requires_capture', amount: Number(form.get('amount')), metadata });
      return {
        id,
        object: 'payment_intent',
        livemode: false,
        client_secret: `${id}_secret_${randomUUID().slice(0, 8)}`,
      };
    };
    const conflict = refuse(400, 'Keys for idempotent requests can only be used with the same parameters');
    return once(headers['idempotency-key'] as string | undefined, text, create, conflict);
  }

  function paypalToken({ headers, text }: Request): Reply {
    const basic = `Basic ${Buffer.from('double:double').toString('base64')}`;
    if (headers.authorization !== basic || text !== 'grant_type=client_credentials') {
      return [401, { error: 'invalid_client' }];
    }
    const access_token = randomUUID();
    tokens.add(access_token);
    return [200, { access_token, token_type: 'Bearer', expires_in: 32_400 }];
  }

  function paypalOrder({ path, headers, text }: Request, method: string): Reply {
    if (!tokens.has(String(headers.authorization).replace(/^Bearer /, '')))
      return [401, { name: 'AUTHENTICATION_FAILURE' }];
    if (method === 'GET') {
      const order = orders.get(decodeURIComponent(path.replace('/v2/checkout/orders/', '')));
      return order ? [200, order] : [404, { name: 'RESOURCE_NOT_FOUND' }];
    }
    const invalid: Reply = [422, { name: 'UNPROCESSABLE_ENTITY' }];
    const {
      intent,
      purchase_units: units,
      ...unknown
    } = JSON.parse(text) as {
      intent: string;
      purchase_units: { reference_id: string; amount: { currency_code: string; value: string } }[];
    };
    const [unit, ...more] = units;
    const isAmount = /^\d+\.\d\d$/.test(unit?.amount.value ?? '') && Number(unit?.amount.value) > 0;
    const isValid = ['AUTHORIZE', 'CAPTURE'].includes(intent) && unit && more.length === 0 && isAmount;
    if (!isValid || Object.keys(unknown).length > 0 || !/^(EUR|CHF)$/.test(unit.amount.currency_code)) return invalid;
    const create = () => {
      const id = randomUUID().replaceAll('-', '').slice(0, 17).toUpperCase();
      orders.set(id, { id, status: 'APPROVED', purchase_units: units, payer });
      return { id, status: 'CREATED' };
    };
    return once(headers['paypal-request-id'] as string | undefined, text, create, [
      422,
      { name: 'DUPLICATE_REQUEST_ID' },
    ]);
  }

  function answer(request: Request, method: string): Reply {
    if (request.path.startsWith('/v1/payment_intents')) return stripe(request, method);
    if (method === 'POST' && request.path === '/v1/oauth2/token') return paypalToken(request);
    if (request.path.startsWith('/v2/checkout/orders')) return paypalOrder(request, method);
    if (/^\/v2\/checkoutSessions\/[^/]+\/complete$/.test(request.path)) {
      return [200, { statusDetails: { state: 'Completed' } }];
    }
    return [404, {}];
  }

  const server = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request.setEncoding('utf8')) text += String(chunk);
    const [status, body] = answer({ path: request.url ?? '', headers: request.headers, text }, request.method ?? '');
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const payer = {
  email_address: 'kim.muster@example.org',
  name: { given_name: 'Kim', surname: 'Muster' },
  address: { address_line_1: 'Musterstraße 1', postal_code: '10115', admin_area_2: 'Berlin', country_code: 'DE' },
};
