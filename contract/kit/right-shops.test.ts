import { describe, expect, it } from 'vitest';
import { runKit } from './run-kit.ts';
import type { ShopDescription } from './shop-description.ts';
import {
  atMost,
  both,
  inAnswers,
  inCarts,
  is,
  like,
  pathOf,
  replacing,
  unguarded,
  withHeader,
} from './testing/plant.ts';
import { baseUrl, description, type Fault, plantedShop, resultsBut } from './testing/planted-shop.ts';

/** What other shops do differently, and are free to do. */
interface Peculiarity {
  readonly shop: Fault;
  readonly description?: Partial<ShopDescription>;
}

/** Only items that are sent by e-mail. */
const byEmail = [
  { path: 'control/seed', body: { scenario: 'empty' } },
  ...['p-1005', 'p-3001'].map((productId) => ({ path: 'control/add-item', body: { productId, quantity: 2 } })),
];

const nothing: Fault = { wrap: (next) => next };
const created = /add-products|create-payment|paypal\/order|reserve|add-item|add-coupon/;
function raisedByRefusals(): Fault {
  const more = new Map<string, number>();
  return inAnswers((path, body, request, status) => {
    const own = request.headers.get('cookie') ?? '';
    if (status === 422 && path.endsWith('add-coupon')) more.set(own, (more.get(own) ?? 0) + 1);
    if (body?.cartVersion) body.cartVersion += more.get(own) ?? 0;
  });
}

const withoutVariant = both(
  inCarts((cart) => {
    for (const { availablePackagingOptions, selectedPackaging } of cart.items) {
      for (const option of availablePackagingOptions) {
        if (option.packagingOptionType === 'Pdf') delete option.variantId;
        if (option.price?.gross.amount === 0) delete option.price;
      }
      if (selectedPackaging?.type === 'Pdf') delete selectedPackaging.variantId;
    }
  }),
  {
    wrap: (next) => async (request) => {
      const isBlank =
        is(request, 'set-item-packaging') && (await request.clone().text()).includes('"packagingVariantId":""');
      return isBlank ? Response.json({ errorCode: 0 }, { status: 422 }) : next(request);
    },
  },
);

/** Each tenant is an installation of its own in a folder, with sessions that begin with an empty cart. */
const sessionsByFolder: Fault = {
  wrap(next) {
    let sessions = 0;
    return async (request) => {
      const [, folder = ''] = pathOf(request).split('/');
      if (folder === '' || request.headers.get('cookie')?.includes('unknown')) return next(request);
      const [, known] = new RegExp(`demo_session=(${folder}-\\d+)`).exec(request.headers.get('cookie') ?? '') ?? [];
      const session = known ?? `${folder}-${(sessions += 1)}`;
      const headers = new Headers(request.headers);
      headers.set('Cookie', `demo_session=${session}`);
      const own = new Request(request, { headers });
      if (known !== undefined) return next(own);
      await next(like(own, 'control/seed', { scenario: 'empty' }));
      const cookie = `demo_session=${session}; Path=/${folder}/; HttpOnly; SameSite=Lax`;
      return withHeader(await next(own), 'Set-Cookie', cookie);
    };
  },
};

const shops: Readonly<Record<string, Peculiarity>> = {
  'free packagings without a design and a price': { shop: withoutVariant },
  '201 for what is created': {
    shop: replacing((response, request) =>
      response.status === 200 && request.method === 'POST' && created.test(pathOf(request))
        ? new Response(response.body, { status: 201, headers: response.headers })
        : response,
    ),
  },
  'amounts in fields of its own': {
    shop: inCarts((cart) => {
      cart.taxes = [{ rate: 8.1, amount: 12.3456, currencyCode: 'EUR' }];
      cart.rounding = { amount: -0.02, currencyCode: 'EUR' };
      for (const item of cart.items) item.listPrice = { amount: 1, currencyCode: 'USD' };
    }),
  },
  'cookies that scripts read beside that of the session, which is in each cart': {
    shop: both(
      inCarts((cart, request) => {
        [cart.visitor] = /demo_session=[^;]*/.exec(request.headers.get('cookie') ?? '') ?? [];
      }),
      replacing((response, request) => {
        if (pathOf(request) !== '/') return response;
        const headers = new Headers(response.headers);
        for (const cookie of ['csrftoken=1; Path=/; SameSite=Lax', 'balancer=1; Path=/', 'old=; Max-Age=0; Path=/']) {
          headers.append('set-cookie', cookie);
        }
        return new Response(response.body, { status: response.status, headers });
      }),
    ),
  },
  'a quantity of 5 at first': {
    shop: nothing,
    description: {
      fill: [
        { path: 'control/seed', body: { scenario: 'empty' } },
        { path: 'control/add-item', body: { productId: 'p-1005', quantity: 5 } },
        { path: 'control/add-item', body: { productId: 'p-2001', quantity: 5 } },
      ],
    },
  },
  'at most 5 of an item': { shop: atMost(5), description: { largestQuantity: 5 } },
  'a session of its own in the folder of each tenant': { shop: sessionsByFolder },
  'a preflight that allows the headers it was asked for': {
    shop: replacing((response, request) =>
      request.method === 'OPTIONS' && response.headers.has('Access-Control-Allow-Headers')
        ? withHeader(response, 'Access-Control-Allow-Headers', request.headers.get('Access-Control-Request-Headers'))
        : response,
    ),
  },
  'a changeset in a page whose CMS puts CDATA around scripts': {
    shop: replacing(async (response, request) => {
      if (!is(request, 'control/changeset')) return response;
      const data = `{"rootComponentProps": {"initialChangeset": ${(await response.text()) || 'null'}}}`;
      const script = `<script type="application/json">\n//<![CDATA[\n${data}\n//]]>\n</script>`;
      return new Response(`<cart-fragment>${script}</cart-fragment>`);
    }),
  },
  'a ticket that has a reservation in place of an appointment': {
    shop: both(
      inCarts((cart) => {
        for (const { appointment } of cart.items) {
          if (appointment?.appointmentId === 'a-90301')
            Object.assign(appointment, { appointmentId: null, reservationId: 'r-1' });
        }
      }),
      inAnswers((path, body) => {
        if (!path.endsWith('reserve-appointments') || !body.reservedAppointmentIds) return;
        const ids: readonly string[] = body.reservedAppointmentIds;
        body.reservedAppointmentIds = ids.filter((id) => id !== 'a-90301');
      }),
    ),
  },
  'refusals without a sentence for the shopper': {
    shop: inAnswers((_, body, __, status) => {
      if (status >= 400 && body.message !== 'COUNT_EXCEEDED') delete body.message;
    }),
  },
  'a cart that is posted only with another item': {
    shop: nothing,
    description: {
      changesets: undefined,
      fill: byEmail,
      shipping: {
        ...description.shipping,
        fill: [{ path: 'control/add-item', body: { productId: 'p-2001', quantity: 1 } }],
      },
    },
  },
  'a version that refusals raise': { shop: raisedByRefusals(), description: { conditional: undefined } },
};

describe('the contract kit', () => {
  it.each(Object.entries(shops))('accepts a shop with %s', async (_, { shop, description: own }) => {
    const fetch = plantedShop(shop);
    const results = await runKit({ baseUrl, description: { ...description, ...own }, fetch, runs: 3 });
    expect(resultsBut(results, 'passed', 'not offered')).toEqual([]);
  });

  it('finds a missing check of the header in a shop that sells at most 5 of an item', async () => {
    const shop = both(unguarded(), atMost(5));
    const limited = { ...description, largestQuantity: 5 };
    const results = await runKit({ baseUrl, description: limited, fetch: plantedShop(shop), sets: ['core'] });
    expect(resultsBut(results, 'passed', 'not offered').map(([id]) => id)).toContain('foreign-post');
  });

  it('says that the description has to fill a cart that is posted', async () => {
    const results = await runKit({
      baseUrl,
      description: { ...description, fill: byEmail },
      fetch: plantedShop(),
      sets: ['shipping'],
    });
    const expected = results.flatMap(({ outcome, expected }) => (outcome === 'failed' ? [expected] : []));
    expect(expected.length).toBeGreaterThan(0);
    for (const one of expected) expect(one).toContain('see "fill" of "shipping" in the description');
  });

  it.each([
    ['seconds', '0.001'],
    ['0 seconds', '0'],
  ])('repeats a call after the pause of %s that a 429 asks for', async (_, pause) => {
    const shop = plantedShop();
    const refused = new Set<string>();
    const fetch: typeof globalThis.fetch = async (url, init) => {
      const { pathname } = new URL(url as string);
      if (refused.has(pathname)) return shop(url, init);
      refused.add(pathname);
      return Response.json({ errorCode: 0 }, { status: 429, headers: { 'Retry-After': pause } });
    };
    const results = await runKit({ baseUrl, description, fetch, runs: 2, sets: ['core', 'limits'] });
    expect(resultsBut(results, 'passed', 'not offered')).toEqual([]);
  });

  it('begins no payment if the page with the keys redirects', async () => {
    const shop = plantedShop();
    const begun: string[] = [];
    const fetch: typeof globalThis.fetch = async (url, init) => {
      if (/create-payment-session|paypal\/order$|prepare-payment/.test(url as string)) begun.push(url as string);
      if (new URL(url as string).pathname !== '/') return shop(url, init);
      const { headers } = await shop(url, init);
      return new Response(null, { status: 302, headers: { ...Object.fromEntries(headers), Location: '/de/' } });
    };
    const results = await runKit({ baseUrl, description, fetch, sets: ['payments'] });
    expect(results.find(({ check }) => check.id === 'test-keys')?.outcome).toBe('failed');
    expect(begun).toEqual([]);
  });
});
