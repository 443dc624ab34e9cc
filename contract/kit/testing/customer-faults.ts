/* oxlint-disable typescript/no-unsafe-call, typescript/no-unsafe-argument, typescript/no-unsafe-return --
   Faults change JSON of any shape. */
import { accepting, inAnswers, inCarts, inRefusals, inRequests, is, like, pathOf, type Json } from './plant.ts';
import type { Fault } from './planted-shop.ts';

const isLogin = (request: Request) => is(request, 'control/login');
const isLimited = (request: Request, status: number) => (response: Response) =>
  is(request, 'set-item-quantity') && response.status === status;

/** Answers a call with the cart, without doing it. */
const ignoring = (call: string): Fault => ({
  wrap: (next) => async (request) => (is(request, call) ? next(like(request, 'api/cart')) : next(request)),
});

/** Sends other requests of the visitor after a call that has succeeded. */
const afterwards = (
  isCall: (request: Request) => boolean,
  send: (ask: (path: string, body?: Json) => Promise<Json>) => Promise<unknown>,
): Fault => ({
  wrap: (next) => async (request) => {
    const answer = await next(request.clone());
    const ask = async (path: string, body?: Json) => {
      const sent = like(request, path, body, { 'x-requested-with': 'cart-fragment' });
      return (await next(sent)).json();
    };
    if (isCall(request) && answer.ok) await send(ask);
    return answer;
  },
});

/** Defects of logins, the wishlist's limits, `add-item`, 409 and 429. */
export const customerFaults: Readonly<Record<string, Fault>> = {
  'a login that empties the cart': afterwards(isLogin, async (ask) => {
    for (const { id } of (await ask('api/cart')).items) await ask('api/cart/remove-item', { cartItemId: id });
  }),
  'a login that keeps one of each item': afterwards(isLogin, async (ask) => {
    for (const { id } of (await ask('api/cart')).items)
      await ask('api/cart/set-item-quantity', { cartItemId: id, quantity: 1 });
  }),
  'a login that changes the cart without a new version': (() => {
    const customers = new Set<string>();
    const visitorOf = (request: Request) => request.headers.get('cookie') ?? '';
    return {
      wrap: (next) => async (request: Request) => {
        if (isLogin(request)) customers.add(visitorOf(request));
        const response = await next(request);
        if (!customers.has(visitorOf(request)) || !pathOf(request).endsWith('/api/cart')) return response;
        const cart: Json = await response.json();
        cart.items.reverse();
        return Response.json(cart, { headers: response.headers });
      },
    } satisfies Fault;
  })(),
  'a wishlist that begins anew at each login': {
    wrap: (next) => async (request) => {
      if (isLogin(request)) await next(like(request, 'control/fill-wishlist', { count: 0 }));
      return next(request);
    },
  },
  'a wishlist without a limit': {
    wrap: (next) => async (request) => {
      const answer = await next(request.clone());
      if (!is(request, 'add-products') || answer.status !== 422) return answer;
      const { productId } = (await request.clone().json()) as { productId: string };
      const list = (await (await next(like(request, 'api/wishlist'))).json()) as string[];
      return Response.json([productId, ...list]);
    },
  },
  'a full wishlist without COUNT_EXCEEDED': inAnswers((path, body, _, status) => {
    if (path.endsWith('add-products') && status === 422) body.message = 'Die Liste ist voll.';
  }),
  'a full wishlist as a technical error': inRefusals((response, request) =>
    is(request, 'add-products') && response.status === 422
      ? Response.json({ errorCode: 500, message: 'COUNT_EXCEEDED' }, { status: 500 })
      : response,
  ),
  'a wishlist of 98': {
    wrap: (next) => async (request) => {
      if (!is(request, 'add-products')) return next(request);
      const list = (await (await next(like(request, 'api/wishlist'))).json()) as string[];
      return list.length < 98
        ? next(request)
        : Response.json({ errorCode: 0, message: 'COUNT_EXCEEDED' }, { status: 422 });
    },
  },
  'a full wishlist that refuses what is on it': {
    wrap: (next) => async (request) => {
      if (!is(request, 'add-products')) return next(request);
      const list = (await (await next(like(request, 'api/wishlist'))).json()) as string[];
      return list.length < 99
        ? next(request)
        : Response.json({ errorCode: 0, message: 'COUNT_EXCEEDED' }, { status: 422 });
    },
  },
  'an unknown product on the wishlist': inRefusals(async (response, request, next) =>
    is(request, 'add-products') && response.status === 404 ? next(like(request, 'api/wishlist')) : response,
  ),
  'details of an unknown product': inRefusals((response, request, next) =>
    pathOf(request).includes('product-details') ? next(like(request, 'api/product-details/p-1001')) : response,
  ),
  'an unknown product, refused with 422': inRefusals(async (response, request) =>
    pathOf(request).includes('product-details') ? Response.json(await response.json(), { status: 422 }) : response,
  ),
  'details of another product': inAnswers((path, body, _, status) => {
    if (path.includes('product-details') && status === 200) body.id = 'p-other';
  }),
  'details with a price as text': inAnswers((path, body, _, status) => {
    if (path.includes('product-details') && status === 200) body.price = '79,90 €';
  }),
  'an item that does not come back': ignoring('add-item'),
  'an item that comes back once': inRequests('api/cart/add-item', (body) => {
    body.quantity = 1;
  }),
  'an item that comes back with another packaging': inRequests('api/cart/add-item', (body) => {
    delete body.packagingOptionType;
    delete body.packagingVariantId;
  }),
  'an item that comes back without a new version': (() => {
    const removed = new Map<string, number>();
    return inCarts((cart, request) => {
      const visitor = request.headers.get('cookie') ?? '';
      if (is(request, 'remove-item')) removed.set(visitor, cart.cartVersion);
      else if (removed.has(visitor)) cart.cartVersion = removed.get(visitor);
    });
  })(),
  'a quantity that add-item sets': {
    wrap: (next) => async (request) => {
      if (!is(request, 'api/cart/add-item')) return next(request);
      const { productId } = (await request.clone().json()) as { productId: string };
      const { items = [] } = await (await next(like(request, 'api/cart'))).json();
      const there = items.find(({ product }: Json) => product.id === productId);
      if (there) await next(like(request, 'api/cart/remove-item', { cartItemId: there.id }));
      return next(request);
    },
  },
  'an unknown product, added': accepting('api/cart/add-item'),
  'a ticket that comes back without its appointment': inRequests('api/cart/add-item', (body) => {
    if (body.appointmentId) body.productId = 'p-1001';
    delete body.appointmentId;
  }),
  'a conflict that is applied': {
    wrap: (next) => async (request) => {
      const answer = await next(request.clone());
      if (isLimited(request, 409)(answer)) await next(request);
      return answer;
    },
  },
  'a conflict as a technical error': inRefusals((response, request) =>
    isLimited(request, 409)(response) ? Response.json({ errorCode: 500 }, { status: 500 }) : response,
  ),
  'a conflict that does not end': (() => {
    const refused = new Set<string>();
    return {
      wrap: (next) => async (request: Request) => {
        const visitor = request.headers.get('cookie') ?? '';
        const again = refused.has(visitor) && is(request, 'set-item-quantity');
        if (again) return Response.json({ errorCode: 0 }, { status: 409 });
        const answer = await next(request);
        if (isLimited(request, 409)(answer)) refused.add(visitor);
        return answer;
      },
    } satisfies Fault;
  })(),
  'a conflict without JSON': inRefusals((response, request) =>
    isLimited(request, 409)(response) ? new Response('Conflict', { status: 409 }) : response,
  ),
  'a limit with 503': inRefusals((response, request) =>
    isLimited(request, 429)(response) ? new Response('', { status: 503, headers: response.headers }) : response,
  ),
  'a limit without Retry-After': inRefusals((response, request) =>
    isLimited(request, 429)(response) ? new Response('', { status: 429 }) : response,
  ),
  'a Retry-After with a date': inRefusals((response, request) =>
    isLimited(request, 429)(response)
      ? new Response('', { status: 429, headers: { 'retry-after': 'Fri, 31 Dec 2027 23:59:59 GMT' } })
      : response,
  ),
  'a limit with an HTML page': inRefusals((response, request) =>
    isLimited(request, 429)(response)
      ? new Response('<h1>Zu viele Anfragen</h1>', { status: 429, headers: response.headers })
      : response,
  ),
  'a limit that applies the change': {
    wrap: (next) => async (request) => {
      const answer = await next(request.clone());
      if (isLimited(request, 429)(answer)) await next(request);
      return answer;
    },
  },
};
