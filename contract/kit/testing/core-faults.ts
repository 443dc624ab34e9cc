/* oxlint-disable typescript/no-unsafe-call, typescript/no-unsafe-argument, typescript/no-unsafe-return --
   Faults change JSON of any shape. */
import { inAnswers, inCarts, inRefusals, inRequests, like, pathOf, replacing, withHeader, type Json } from './plant.ts';
import type { Fault } from './planted-shop.ts';

const json = { 'content-type': 'application/json' };
const isSetting = (request: Request) => pathOf(request).endsWith('set-item-quantity');
const cents = (money: Json, by: number) => {
  money.amount = Math.round(money.amount * 100 + by) / 100;
};

/** A value of each cart at its first answer. */
function remembered(pick: (cart: Json) => unknown, put: (cart: Json, first: Json) => void): Fault {
  const first = new Map<string, unknown>();
  return inCarts((cart, request) => {
    const visitor = request.headers.get('cookie') ?? '';
    if (!first.has(visitor)) first.set(visitor, structuredClone(pick(cart)));
    put(cart, first.get(visitor));
  });
}

/** Defects of the calls that show and change a cart. */
export const coreFaults: Readonly<Record<string, Fault>> = {
  'no version': inCarts((cart) => delete cart.cartVersion),
  'an item id for two items': inCarts((cart) => {
    for (const item of cart.items) item.id = 'item-1';
  }),
  'a cart in an envelope': replacing(async (response, request) =>
    pathOf(request).endsWith('/api/cart') ? Response.json({ cart: await response.json() }) : response,
  ),
  'a cart as text/plain': replacing((response) => withHeader(response, 'content-type', 'text/plain')),
  'an HTML page for the cart': replacing((response, request) =>
    pathOf(request).endsWith('/api/cart')
      ? new Response('<h1>Bitte anmelden</h1>', { headers: response.headers })
      : response,
  ),
  'a product type in words': inCarts((cart) => {
    for (const { product } of cart.items) product.productType = 'Value voucher';
  }),
  'a shipping method with a space': inCarts((cart) => {
    cart.shipping.method = 'box standard';
  }),
  'a link that is a script': inCarts((cart) => {
    for (const { product } of cart.items) product.url = 'javascript:alert(1)';
  }),
  'a picture as data': inCarts((cart) => {
    for (const { product } of cart.items) product.image = { src: 'data:image/png;base64,AA' };
  }),
  'a cart that caches store': replacing((response) => withHeader(response, 'cache-control', 'max-age=60')),
  'no Cache-Control': replacing((response) => withHeader(response, 'cache-control', null)),
  'float noise in the total': inCarts((cart) => {
    cart.total.gross.amount += 1e-9;
  }),
  'amounts in cents': inAnswers((_, body) => {
    const walk = (value: Json) => {
      if (typeof value !== 'object' || value === null) return;
      if (typeof value.amount === 'number') value.amount = Math.round(value.amount * 100) / 100 + 0.001;
      Object.values(value).forEach(walk);
    };
    walk(body);
  }),
  'a negative discount': inCarts((cart) => {
    cart.totalDiscount.amount = -cart.totalDiscount.amount - 0.01;
  }),
  'two currencies': inCarts((cart) => {
    cart.totalDiscount.currencyCode = 'CHF';
  }),
  'a total off by a cent': inCarts((cart) => cents(cart.total.gross, 1)),
  'a total off by a cent from five pieces': inCarts((cart) => {
    if (cart.items.some(({ quantity }: Json) => quantity >= 5)) cents(cart.total.gross, -1);
  }),
  'a total without shipping': inCarts((cart) => cents(cart.total.gross, -100 * cart.shipping.price.gross.amount)),
  'packaging per piece': inCarts((cart) => {
    for (const { quantity, selectedPackaging } of cart.items) {
      cents(cart.packagingTotal.gross, (quantity - 1) * 100 * (selectedPackaging?.price?.gross.amount ?? 0));
    }
  }),
  'packaging per piece, with the total': inCarts((cart) => {
    for (const { quantity, selectedPackaging } of cart.items) multiplyPackaging(cart, selectedPackaging, quantity);
  }),
  '59.9 × 13 in floats': inCarts((cart) => {
    for (const { product, quantity, total } of cart.items) total.gross.amount = product.price.gross.amount * quantity;
  }),
  'a packaging that resets the quantity': inRequests('set-item-packaging', async (body, ask) => {
    const quantity = 1;
    await ask('api/cart/set-item-quantity', { cartItemId: body.itemId, quantity });
  }),
  'a code lost when the quantity grows': {
    wrap: (next) => async (request) => {
      if (!isSetting(request)) return next(request);
      const { quantity, cartItemId } = (await readable(request)) as Json;
      const { items } = await (await next(like(request, 'api/cart'))).json();
      const grows = items.some((item: Json) => item.id === cartItemId && item.quantity < quantity);
      if (grows) await next(like(request, 'api/cart/remove-coupon', {}, { 'x-requested-with': 'cart-fragment' }));
      return next(request);
    },
  },
  'another session for an unknown one': {
    wrap: (next) => async (request) => {
      const isUnknown = request.headers.get('cookie')?.includes('unknown') === true;
      if (!isUnknown) return next(request);
      return withHeader(await next(ofVisitor(request, 'demo_session=new')), 'set-cookie', 'demo_session=new; HttpOnly');
    },
  },
  'a technical error for an unknown session': inRefusals((response) =>
    response.status === 409 ? Response.json({ errorCode: 500 }, { status: 500 }) : response,
  ),
  'the price of one as the total of an item': inCarts((cart) => {
    for (const item of cart.items) item.total = item.product.price;
  }),
  'one cart for everybody': { wrap: (next) => (request) => next(ofVisitor(request, 'demo_session=all')) },
  'a cookie that scripts can read': replacing((response) => cookieWithout(response, '; HttpOnly')),
  'a cookie that other sites send': replacing((response) => cookieWithout(response, '; SameSite=Lax')),
  'a quantity that is added': inRequests('set-item-quantity', async (body, ask) => {
    const cart = await ask('api/cart');
    const item = cart.items.find(({ id }: Json) => id === body.cartItemId);
    if (item && Number.isInteger(body.quantity) && body.quantity > 0 && body.quantity < 20)
      body.quantity += item.quantity;
  }),
  'the quantity of the first item': inRequests('set-item-quantity', async (body, ask) => {
    if (String(body.cartItemId).startsWith('item-')) body.cartItemId = (await ask('api/cart')).items[0].id;
  }),
  'new item ids with every change': inCarts((cart) => {
    for (const item of cart.items) item.id += `-${cart.cartVersion}`;
  }),
  'items in another order after a change': inCarts((cart, request) => {
    if (isSetting(request)) cart.items.reverse();
  }),
  'the cart before the change as the answer': {
    wrap: (next) => async (request) => {
      if (!isSetting(request)) return next(request);
      const before = await next(like(request, 'api/cart'));
      const answer = await next(request);
      return answer.ok ? before : answer;
    },
  },
  'an answer without a body': replacing((response, request) =>
    isSetting(request) && response.ok ? new Response(null, { status: 204 }) : response,
  ),
  'an old cart from GET': {
    wrap: (next) => {
      const old = new Map<string, Response>();
      return async (request) => {
        if (!pathOf(request).endsWith('/api/cart')) return next(request);
        const visitor = request.headers.get('cookie') ?? '';
        const response = await next(request);
        const earlier = old.get(visitor);
        old.set(visitor, response.clone());
        return earlier?.clone() ?? response;
      };
    },
  },
  'a version that stays': remembered(
    ({ cartVersion }) => cartVersion as number,
    (cart, first) => {
      cart.cartVersion = first;
    },
  ),
  'a version that decreases': inCarts((cart) => {
    cart.cartVersion = 1000 - cart.cartVersion;
  }),
  'a version of items, not of quantities': inCarts((cart) => {
    cart.cartVersion = 100 - cart.items.length;
  }),
  'a new cart id with every change': inCarts((cart) => {
    cart.cartId += cart.cartVersion;
  }),
  'an error for a repeated removal': {
    wrap: (next) => async (request) => {
      if (!pathOf(request).endsWith('remove-item')) return next(request);
      const { cartItemId } = await request.clone().json();
      const cart = await (await next(like(request, 'api/cart'))).json();
      const isThere = cart.items.some(({ id }: Json) => id === cartItemId);
      return isThere ? next(request) : Response.json({ errorCode: 0 }, { status: 404 });
    },
  },
  'a repeated removal that takes the next item': inRequests('remove-item', async (body, ask) => {
    const { items } = await ask('api/cart');
    if (items.length > 0 && !items.some(({ id }: Json) => id === body.cartItemId)) body.cartItemId = items[0].id;
  }),
  'a removal that empties the cart': {
    wrap: (next) => async (request) => {
      if (!pathOf(request).endsWith('remove-item')) return next(request);
      const { items } = await (await next(like(request, 'api/cart'))).json();
      for (const { id } of items) await next(like(request, request.url, { cartItemId: id }));
      return next(request);
    },
  },
  'a removal that removes nothing': inRequests('remove-item', (body) => {
    body.cartItemId = 'none';
  }),
  'no cart without items': replacing(async (response) => {
    const body: Json = response.headers.get('content-type')?.includes('json') ? await response.clone().json() : {};
    return body?.items?.length === 0 ? Response.json({ errorCode: 0 }, { status: 404 }) : response;
  }),
  'shipping of an empty cart': inCarts((cart) => {
    if (cart.items.length === 0) cart.total.gross.amount = 4.9;
  }),
  'at most ten': {
    wrap: (next) => async (request) => {
      const { quantity } = isSetting(request) ? ((await readable(request)) as Json) : { quantity: 0 };
      return quantity > 10 ? Response.json({ errorCode: 0 }, { status: 422 }) : next(request);
    },
  },
  'more than the largest quantity, cut': inRequests('set-item-quantity', (body) => {
    if (body.quantity > 25) body.quantity = 25;
  }),
  'a quantity of 0 that removes': {
    wrap: (next) => async (request) => {
      const { quantity, cartItemId } = isSetting(request) ? ((await readable(request)) as Json) : ({} as Json);
      return quantity === 0
        ? next(like(request, request.url.replace('set-item-quantity', 'remove-item'), { cartItemId }))
        : next(request);
    },
  },
  'half a piece, rounded': inRequests('set-item-quantity', (body) => {
    if (typeof body.quantity === 'number' && body.quantity > 0) body.quantity = Math.ceil(body.quantity);
  }),
  'text as a quantity': inRequests('set-item-quantity', (body) => {
    if (typeof body.quantity === 'string') body.quantity = Number.parseInt(body.quantity, 10);
  }),
  'an unknown item, ignored': inRefusals(async (response, request, next) =>
    isSetting(request) && response.status === 404 ? next(like(request, 'api/cart')) : response,
  ),
  'a technical error for an unknown item': inRefusals((response) =>
    response.status === 404 ? Response.json({ errorCode: 500 }, { status: 500 }) : response,
  ),
  'an HTML page for an error': inRefusals(({ status }) => new Response('<h1>Error</h1>', { status, headers: json })),
  'an error without a code': inRefusals(({ status }) => Response.json({ message: 'no' }, { status })),
  'an error with status 200': inRefusals(async (response) => Response.json(await response.json())),
  'a technical error for a broken body': {
    wrap: (next) => async (request) => {
      if (request.method === 'POST' && (await readable(request)) === undefined)
        return Response.json({ errorCode: 500 }, { status: 500 });
      return next(request);
    },
  },
  'POSTs of other sites': {
    wrap: (next) => async (request) =>
      request.method === 'POST' ? next(withOwnHeader(request, await request.clone().text())) : next(request),
  },
  'POSTs of other sites, refused but applied': {
    wrap: (next) => async (request) => {
      const isForeign = request.method === 'POST' && request.headers.get('x-requested-with') !== 'cart-fragment';
      if (isForeign) await next(withOwnHeader(request, await request.clone().text()));
      return next(request);
    },
  },
  'any text in X-Requested-With': {
    wrap: (next) => async (request) =>
      request.method === 'POST' && request.headers.has('x-requested-with')
        ? next(withOwnHeader(request, await request.clone().text()))
        : next(request),
  },
  'a removal by GET': {
    wrap: (next) => async (request) => {
      if (request.method === 'GET' && pathOf(request).endsWith('remove-item')) {
        const { items } = await (await next(like(request, 'api/cart'))).json();
        return next(like(request, request.url, { cartItemId: items[0].id }, { 'x-requested-with': 'cart-fragment' }));
      }
      return next(request);
    },
  },
  'a page for unknown calls': inRefusals((response, request) =>
    pathOf(request).includes('no-such-call') ? new Response('<h1>Shop</h1>') : response,
  ),
  'changes that read and write apart': {
    store: (store) => ({
      ...store,
      async update(session, change) {
        const state = await store.read(session);
        await new Promise((resolve) => setTimeout(resolve, 0));
        const changed = change(state);
        return store.update(session, () => changed);
      },
    }),
  },
  'every third change at once, ignored': (() => {
    let open = 0;
    return {
      wrap: (next) => async (request: Request) => {
        if (!isSetting(request)) return next(request);
        open += 1;
        await new Promise((resolve) => setTimeout(resolve, 0));
        const isIgnored = open > 3;
        try {
          return await next(isIgnored ? like(request, 'api/cart') : request);
        } finally {
          open -= 1;
        }
      },
    } satisfies Fault;
  })(),
  'a change at once, refused with 409 but applied': (() => {
    let open = 0;
    return {
      wrap: (next) => async (request: Request) => {
        if (!isSetting(request)) return next(request);
        open += 1;
        await new Promise((resolve) => setTimeout(resolve, 0));
        const isLate = open > 3;
        open -= 1;
        if (!isLate) return next(request);
        await new Promise((resolve) => setTimeout(resolve, 0));
        await next(request);
        return Response.json({ errorCode: 0 }, { status: 409 });
      },
    } satisfies Fault;
  })(),
  'a removed item that comes back': (() => {
    const gone = new Map<string, Json>();
    return inCarts((cart, request) => {
      const visitor = request.headers.get('cookie') ?? '';
      const known = gone.get(visitor) ?? cart.items;
      if (isSetting(request))
        cart.items = known.map((item: Json) => cart.items.find(({ id }: Json) => id === item.id) ?? item);
      gone.set(visitor, known);
    });
  })(),
};

function multiplyPackaging(cart: Json, packaging: Json, quantity: number): void {
  const more = (quantity - 1) * 100 * (packaging?.price?.gross.amount ?? 0);
  if (more === 0) return;
  cents(packaging.price.gross, more);
  cents(cart.packagingTotal.gross, more);
  cents(cart.total.gross, more);
}

async function readable(request: Request): Promise<unknown> {
  try {
    return (await request.clone().json()) as unknown;
  } catch {
    return undefined;
  }
}

function withOwnHeader(request: Request, body: string): Request {
  const headers = new Headers(request.headers);
  headers.set('x-requested-with', 'cart-fragment');
  return new Request(request.url, { method: 'POST', headers, body });
}

function ofVisitor(request: Request, cookie: string): Request {
  const same = new Request(request);
  same.headers.set('cookie', cookie);
  return same;
}

function cookieWithout(response: Response, flag: string): Response {
  const cookie = response.headers.get('set-cookie');
  return cookie === null ? response : withHeader(response, 'set-cookie', cookie.replace(flag, ''));
}
