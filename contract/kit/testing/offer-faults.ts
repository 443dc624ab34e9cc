/* oxlint-disable typescript/no-unsafe-call, typescript/no-unsafe-argument, typescript/no-unsafe-return --
   Faults change JSON of any shape. */
import {
  accepting,
  inAnswers,
  inCarts,
  inRefusals,
  inRequests,
  is,
  like,
  pathOf,
  replacing,
  withHeader,
  type Json,
} from './plant.ts';
import type { Fault } from './planted-shop.ts';

/** A call that answers with the cart but changes nothing. */
const ignoring = (call: string): Fault => ({
  wrap: (next) => async (request) => (is(request, call) ? next(like(request, 'api/cart')) : next(request)),
});

const inWishlists = (change: (list: string[], request: Request) => void): Fault =>
  inAnswers((path, body, request) => {
    if (path.includes('/wishlist') && Array.isArray(body)) change(body, request);
  });

const inCountries = (change: (list: readonly string[]) => readonly string[]): Fault =>
  replacing(async (response, request) =>
    is(request, 'shipping-countries') && response.ok
      ? Response.json(change((await response.json()) as readonly string[]))
      : response,
  );

const inDesigns = (change: (body: Json) => void): Fault =>
  inAnswers((path, body, _, status) => {
    if (path.includes('packagings/variants') && status === 200) change(body);
  });

/** Defects of the calls that not every shop offers. */
export const offerFaults: Readonly<Record<string, Fault>> = {
  'a shipping method that is ignored': ignoring('set-shipping-method'),
  'the price of another shipping method': inCarts((cart, request) => {
    if (is(request, 'set-shipping-method')) cart.shipping.price = cart.availableShippingMethods[0]?.price;
  }),
  'an unknown shipping method, accepted': accepting('set-shipping-method'),
  'a shipping method that is not offered, accepted': inRefusals(async (response, request, next) => {
    const isKnown = is(request, 'set-shipping-method') && !(await request.clone().text()).includes('NoSuchMethod');
    return isKnown ? next(like(request, 'api/cart')) : response;
  }),
  'every address, accepted': inRefusals(async (response, request) =>
    is(request, 'validate-personal-information') ? Response.json({}) : response,
  ),
  'one code for all addresses': inAnswers((path, body, _, status) => {
    if (path.endsWith('validate-personal-information') && status >= 400) body.errorCode = 1200;
  }),
  'an address that is not answered with': inAnswers((path, body, _, status) => {
    if (path.endsWith('validate-personal-information') && status === 200) body.billingAddress.zipCode = '99999';
  }),
  'an empty answer for an accepted address': replacing((response, request) =>
    is(request, 'validate-personal-information') && response.ok ? new Response(null, { status: 204 }) : response,
  ),
  'an address without a zip code, accepted': inRequests('validate-personal-information', (body) => {
    body.billingAddress.zipCode ||= '10115';
  }),
  'an island, delivered to': inRequests('validate-personal-information', (body) => {
    if (body.billingAddress.zipCode === '18565') body.billingAddress.zipCode = '10115';
  }),
  'a zip code, refused as a country': inAnswers((path, body, _, status) => {
    if (path.endsWith('validate-personal-information') && status >= 400 && body.errorCode === 104) body.errorCode = 100;
  }),
  'every zip code, refused for express': {
    wrap: (next) => async (request) => {
      const cart = is(request, 'validate-personal-information')
        ? await (await next(like(request, 'api/cart'))).json()
        : null;
      if (cart?.shipping.method !== 'BoxExpress') return next(request);
      return Response.json({ errorCode: 104, message: 'Dorthin nicht.' }, { status: 422 });
    },
  },
  'countries by name': inCountries(() => ['Deutschland', 'Österreich']),
  'no country': inCountries(() => []),
  'a country twice': inCountries((list) => [...list, ...list]),
  'a country that is refused': inCountries((list) => [...list, 'CH']),
  'the countries of another method': inCountries((list) => list.filter((code) => code !== 'DE')),
  'the designs of another packaging': inDesigns((body) => {
    body.variants = [{ variantId: 'envelope-0' }];
  }),
  'a design twice': inDesigns((body) => body.variants.push(body.variants[0])),
  'the first design alone': inDesigns((body) => {
    body.variants.length = 1;
  }),
  'a design at another price': inDesigns((body) => {
    for (const { price } of body.variants) if (price) price.gross.amount += 1;
  }),
  'designs of an unknown packaging': inRefusals((response, request) =>
    pathOf(request).includes('packagings/variants') ? Response.json({ variantId: '', variants: [] }) : response,
  ),
  'a packaging that is ignored': ignoring('set-item-packaging'),
  'an unknown packaging, accepted': accepting('set-item-packaging'),
  'the price of the packaging before': inCarts((cart, request) => {
    if (is(request, 'set-item-packaging')) cart.packagingTotal.gross.amount = 7.9;
  }),
  'a code that stays': ignoring('remove-coupon'),
  'a code without discount': inCarts((cart) => {
    cart.totalDiscount.amount = 0;
  }),
  'a code that GET does not know': inCarts((cart, request) => {
    if (request.method === 'GET') cart.coupon = null;
  }),
  'a refused code that removes the previous one': {
    wrap: (next) => async (request) => {
      const answer = await next(request.clone());
      if (is(request, 'add-coupon') && !answer.ok) await next(like(request, 'api/cart/remove-coupon', {}));
      return answer;
    },
  },
  'a refused code without a code of the catalog': inAnswers((path, body, _, status) => {
    if (path.endsWith('add-coupon') && status >= 400) body.errorCode = 0;
  }),
  'a refused code, accepted': accepting('add-coupon'),
  'a voucher that stays': ignoring('remove-voucher'),
  'a leftover off by a cent': inCarts((cart) => {
    if (cart.vouchers.length > 0)
      cart.leftoverTotal.gross.amount = Math.round(cart.leftoverTotal.gross.amount * 100 + 1) / 100;
  }),
  'a voucher that pays more than its balance': inCarts((cart) => {
    for (const voucher of cart.vouchers) voucher.balance.amount = voucher.deductedAtPurchase.amount - 0.01;
  }),
  'an error for a voucher that is gone': {
    wrap: (next) => async (request) => {
      if (!is(request, 'remove-voucher')) return next(request);
      const { vouchers } = (await (await next(like(request, 'api/cart'))).json()) as { vouchers: unknown[] };
      return vouchers.length > 0 ? next(request) : Response.json({ errorCode: 910 }, { status: 422 });
    },
  },
  'a loyalty number that cannot be removed': inRequests('set-payback-number', (body) => {
    body.paybackNumber ||= '3103187694';
  }),
  'a loyalty number with a wrong checksum, accepted': accepting('set-payback-number'),
  'a reservation that is forgotten': inAnswers((path, body) => {
    if (path.endsWith('reserve-appointments')) body.reservedAppointmentIds?.pop();
  }),
  'an appointment that is gone, without its id': inAnswers((path, body) => {
    if (path.endsWith('reserve-appointments')) delete body.fields;
  }),
  'an appointment that is gone, with another code': inAnswers((path, body, _, status) => {
    if (path.endsWith('reserve-appointments') && status >= 400) body.errorCode = 301;
  }),
  'a wishlist in the order of its beginning': inWishlists((list) => void list.reverse()),
  'a product twice on the wishlist': inWishlists((list, request) => {
    if (is(request, 'add-products')) list.push(list[0] ?? '');
  }),
  'a wishlist that caches store': replacing((response, request) =>
    is(request, '/wishlist') ? withHeader(response, 'cache-control', 'max-age=60') : response,
  ),
  'an empty wishlist for guests': inRefusals((response, request) =>
    is(request, '/wishlist') && response.status === 401 ? Response.json([]) : response,
  ),
  'carts without ETag': replacing((response) => withHeader(response, 'etag', null)),
  'an ETag of the version alone': replacing((response) =>
    withHeader(response, 'etag', response.headers.get('etag')?.replace(/.*\./, '"') ?? null),
  ),
  'an If-Match that is ignored': {
    wrap: (next) => async (request) => {
      const headers = new Headers(request.headers);
      headers.delete('if-match');
      return next(new Request(request, { headers }));
    },
  },
  'a 412 that applies the change all the same': {
    wrap: (next) => async (request) => {
      const text = await request.clone().text();
      const answer = await next(request);
      const sent: Json = answer.status === 412 ? JSON.parse(text) : null;
      if (sent) {
        const headers = new Headers(request.headers);
        headers.delete('if-match');
        await next(new Request(request.url, { method: 'POST', headers, body: text }));
      }
      return answer;
    },
  },
  'an origin that is not allowed': replacing((response) => withHeader(response, 'access-control-allow-origin', null)),
  'every origin, by name': replacing((response, request) => {
    const origin = request.headers.get('origin');
    return origin === null ? response : withHeader(response, 'access-control-allow-origin', origin);
  }),
  'every origin, by *': replacing((response) => withHeader(response, 'access-control-allow-origin', '*')),
  'a Retry-After that scripts cannot read': replacing((response) =>
    withHeader(response, 'access-control-expose-headers', 'ETag'),
  ),
  'an ETag without the headers that follow': replacing((response) =>
    withHeader(response, 'access-control-allow-headers', 'Content-Type, X-Requested-With'),
  ),
  'shipping methods in snake_case that are refused in PascalCase': {
    wrap: (next) => async (request) => {
      if (!is(request, 'set-shipping-method')) return next(request);
      const { method } = (await request.clone().json()) as { method: string };
      return /[A-Z]/.test(method) ? Response.json({ errorCode: 0 }, { status: 422 }) : next(request);
    },
  },
  'no credentials': replacing((response) => withHeader(response, 'access-control-allow-credentials', null)),
  'a header that is not allowed': replacing((response) =>
    withHeader(response, 'access-control-allow-headers', 'content-type'),
  ),
};
