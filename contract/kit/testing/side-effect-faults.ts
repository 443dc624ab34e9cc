/* oxlint-disable typescript/no-unsafe-call, typescript/no-unsafe-argument --
   Faults change JSON of any shape. */
import { unguarded, inCarts, inRequests, is, like, pathOf, type Json } from './plant.ts';
import type { Fault } from './planted-shop.ts';

/** A call that does not raise the version. */
const still = (call: string): Fault => {
  const offset = new Map<string, number>();
  const last = new Map<string, number>();
  return inCarts((cart, request) => {
    const own = request.headers.get('cookie') ?? '';
    const raised = cart.cartVersion - (last.get(own) ?? cart.cartVersion);
    if (pathOf(request).endsWith(call) && raised > 0) offset.set(own, (offset.get(own) ?? 0) + raised);
    last.set(own, cart.cartVersion);
    cart.cartVersion -= offset.get(own) ?? 0;
  });
};

const addCents = (money: Json, by: number) => {
  money.amount = Math.round(money.amount * 100 + by) / 100;
};

/** Defects of calls that do less or more than what they were asked for. */
export const sideEffectFaults: Readonly<Record<string, Fault>> = {
  'remove-item from other sites': unguarded((path) => path.endsWith('remove-item')),
  'every cart change but quantity from other sites': unguarded((path) =>
    /api\/cart\/(?!set-item-quantity|create)/.test(path),
  ),
  'the wishlist from other sites': unguarded((path) => path.includes('api/wishlist')),
  'a shipping method without a new version': still('set-shipping-method'),
  'a packaging without a new version': still('set-item-packaging'),
  'a code without a new version': still('add-coupon'),
  'a code removed without a new version': still('remove-coupon'),
  'a voucher removed without a new version': still('remove-voucher'),
  'a loyalty number without a new version': still('set-payback-number'),
  'a packaging of all items': inRequests('set-item-packaging', async (body, ask) => {
    const cart = await ask('api/cart');
    for (const item of cart.items)
      if (item.id !== body.itemId) await ask('api/cart/set-item-packaging', { ...body, itemId: item.id });
  }),
  'a shipping method that resets all quantities': inRequests('set-shipping-method', async (_, ask) => {
    const cart = await ask('api/cart');
    for (const item of cart.items) await ask('api/cart/set-item-quantity', { cartItemId: item.id, quantity: 1 });
  }),
  'a quantity that resets the shipping method': inRequests('set-item-quantity', async (_, ask) => {
    const { availableShippingMethods } = await ask('api/cart');
    await ask('api/cart/set-shipping-method', { method: availableShippingMethods[0].method });
  }),
  'a quantity that resets the packaging': inRequests('set-item-quantity', async (body, ask) => {
    const { items } = await ask('api/cart');
    const [first] = items.find(({ id }: Json) => id === body.cartItemId)?.availablePackagingOptions ?? [];
    if (!first) return;
    const { packagingOptionType, variantId: packagingVariantId } = first;
    await ask('api/cart/set-item-packaging', { itemId: body.cartItemId, packagingOptionType, packagingVariantId });
  }),
  'a code of another name': inCarts((cart) => {
    if (cart.coupon) cart.coupon.code = 'RABATT';
  }),
  'a removal by GET with the id in the query': {
    wrap: (next) => async (request) => {
      const id = new URL(request.url).searchParams.get('cartItemId');
      if (request.method !== 'GET' || !is(request, 'remove-item') || !id) return next(request);
      return next(like(request, 'api/cart/remove-item', { cartItemId: id }, { 'x-requested-with': 'cart-fragment' }));
    },
  },
  'every origin reads the cart, preflights refused': {
    wrap: (next) => async (request) => {
      const response = await next(request);
      const origin = request.headers.get('origin');
      if (request.method === 'OPTIONS' || !origin) return response;
      const headers = new Headers(response.headers);
      headers.set('access-control-allow-origin', origin);
      return new Response(response.body, { status: response.status, headers });
    },
  },
  'a voucher that pays more than its balance while the cart is larger': inCarts((cart) => {
    const [voucher] = cart.vouchers;
    if (!voucher || cart.total.gross.amount < 10) return;
    const more = 100 * voucher.balance.amount + 500 - 100 * voucher.deductedAtPurchase.amount;
    addCents(voucher.deductedAtPurchase, more);
    addCents(cart.total.gross, -more);
    cart.leftoverTotal.gross.amount = 0;
  }),
  'a weak If-Match, refused': {
    wrap: (next) => async (request) =>
      request.headers.get('if-match')?.startsWith('W/')
        ? Response.json({ errorCode: 0 }, { status: 412 })
        : next(request),
  },
  'If-Match of removals, ignored': {
    wrap: (next) => async (request) => {
      if (!/remove-item|set-shipping|add-coupon|set-item-pack/.test(pathOf(request))) return next(request);
      const headers = new Headers(request.headers);
      headers.delete('if-match');
      return next(new Request(request, { headers }));
    },
  },
  'a wishlist that removes the first of several': inRequests('remove-product', (body) => {
    body.productIds = body.productIds.slice(0, 1);
  }),
};
