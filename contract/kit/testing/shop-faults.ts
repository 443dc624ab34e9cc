/* oxlint-disable typescript/no-unsafe-call, typescript/no-unsafe-argument, typescript/no-unsafe-return --
   Faults change JSON of any shape. */
import { inAnswers, inCarts, is, like, pathOf, replacing, withHeader, type Json } from './plant.ts';
import type { Fault } from './planted-shop.ts';

const inTerms = (change: (terms: Json) => void): Fault =>
  inAnswers((path, body, _, status) => {
    if (path.endsWith('delivery-terms') && status === 200) change(body);
  });
const inChangesets = (change: (changeset: Json) => void): Fault =>
  inAnswers((path, body) => {
    if (path.endsWith('control/changeset') && body) change(body);
  });
const isEvent = (request: Request) => pathOf(request).includes('/api/event/');
const inFrancs = (cart: Json) => cart.total.gross.currencyCode === 'CHF';
const rename = (value: Json, from: string, to: string): void => {
  if (typeof value !== 'object' || value === null) return;
  if (value.currencyCode === from) value.currencyCode = to;
  Object.values(value).forEach((inner) => rename(inner, from, to));
};

/** Defects of delivery terms, events, changesets and tenants. */
export const shopFaults: Readonly<Record<string, Fault>> = {
  'delivery terms in an envelope': replacing(async (response, request) =>
    is(request, 'delivery-terms') ? Response.json({ terms: await response.json() }) : response,
  ),
  'delivery terms of an unknown packaging': inTerms(([first]) => (first.packagingType = 'Crate')),
  'delivery terms of an unknown shipping method': inTerms(([first]) => (first.shippingMethod = 'Pigeon')),
  'delivery terms without a text': inTerms(([first]) => (first.text = ' ')),
  'a German date in delivery terms': inTerms(([first]) => (first.date = '01.12.2026')),
  'a date that does not exist': inTerms(([first]) => (first.date = '2026-02-30')),
  'a delivery term twice': inTerms((terms) => terms.push({ ...terms[0], text: 'bald' })),
  'an event with a body': replacing((response, request) =>
    isEvent(request) && response.ok ? Response.json({ ok: true }) : response,
  ),
  'an event that is not answered': replacing((response, request) =>
    is(request, 'service-info-opened') ? Response.json({ errorCode: 0 }, { status: 404 }) : response,
  ),
  'an event from other sites, counted': replacing((response, request) =>
    isEvent(request) ? new Response(null, { status: 204 }) : response,
  ),
  'an event that raises the version': {
    wrap: (next) => async (request) => {
      const answer = await next(request.clone());
      if (isEvent(request) && answer.ok) {
        const { items } = await (await next(like(request, 'api/cart'))).json();
        await next(like(request, 'api/cart/set-item-quantity', { cartItemId: items[0].id, quantity: 5 }));
      }
      return answer;
    },
  },
  'no changeset': replacing((response, request) => (is(request, 'control/changeset') ? Response.json(null) : response)),
  'a changeset without lists': inChangesets((changeset) => delete changeset.changes),
  'swapped reasons': inChangesets((changeset) => {
    const { type } = changeset;
    changeset.type = type.replace(/^Price/, 'price');
  }),
  'swapped lists': inChangesets(({ changes }) => {
    [changes.priceIncreasedItems, changes.priceDecreasedItems] = [
      changes.priceDecreasedItems,
      changes.priceIncreasedItems,
    ];
  }),
  'the difference of another quantity': inChangesets(({ changes }) => {
    for (const item of changes.priceIncreasedItems) item.differenceAmount.amount *= 2;
  }),
  'no difference of a lower price': inChangesets(({ changes }) => {
    for (const item of changes.priceDecreasedItems) item.differenceAmount = null;
  }),
  'a changed price without a new version': (() => {
    const versions = new Map<string, number>();
    return inCarts((cart, request) => {
      const visitor = request.headers.get('cookie') ?? '';
      if (!versions.has(visitor)) versions.set(visitor, cart.cartVersion);
      cart.cartVersion = versions.get(visitor);
    });
  })(),
  'a changeset that does not name the removed product': inChangesets(({ changes }) => {
    for (const item of changes.removedItems) item.productId = 'p-other';
  }),
  'a removed product that stays in the cart': {
    wrap: (next) => async (request) =>
      is(request, 'control/remove-product') ? next(like(request, 'api/cart')) : next(request),
  },
  'a lost shipping method by its title': inChangesets(({ changes }) => {
    changes.removedShippingMethods = changes.removedShippingMethods.map(() => 'Expressversand');
  }),
  'an outdated appointment without its id': inChangesets(({ changes }) => {
    for (const appointment of changes.outdatedAppointments) delete appointment.appointmentId;
  }),
  'the first of several changes as the type': inChangesets((changeset) => {
    if (changeset.type === 'MultipleChanges') changeset.type = 'ProductRemoved';
  }),
  'the last of several changes alone': inChangesets((changeset) => {
    if (changeset.type === 'MultipleChanges') changeset.changes.removedItems = [];
  }),
  'a changeset that is reported again': {
    wrap: (next) => {
      const last = new Map<string, Response>();
      return async (request) => {
        if (!is(request, 'control/changeset')) return next(request);
        const visitor = request.headers.get('cookie') ?? '';
        const response = await next(request);
        const isNew = (await response.clone().text()) !== 'null';
        if (isNew) last.set(visitor, response.clone());
        return last.get(visitor)?.clone() ?? response;
      };
    },
  },
  'euros in Switzerland': inAnswers((path, body) => {
    if (path.includes('/md_ch/')) rename(body, 'CHF', 'EUR');
  }),
  'the currency of the tenant before': (() => {
    let last = 'EUR';
    return inCarts((cart) => {
      const own = cart.total.gross.currencyCode;
      rename(cart, own, last);
      last = own;
    });
  })(),
  'totals in steps of five centimes': inCarts((cart) => {
    if (inFrancs(cart)) cart.total.gross.amount = Math.round(cart.total.gross.amount * 20) / 20;
  }),
  'francs without centimes': inCarts((cart) => {
    if (inFrancs(cart)) cart.total.gross.amount = Math.round(cart.total.gross.amount);
  }),
  'a session that another tenant refuses': replacing((response, request) =>
    pathOf(request).includes('/md_ch/api/')
      ? withHeader(Response.json({ errorCode: 0 }, { status: 401 }), 'cache-control', 'no-store')
      : response,
  ),
};
