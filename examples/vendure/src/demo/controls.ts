import type { IncomingMessage } from 'node:http';
import { refuseCall } from 'cart-fragment-contract';
import { cartOf, change } from '../gateway/calls.js';
import { catalogOf, forgetCatalogs, productAt } from '../gateway/catalog.js';
import type { Shop } from '../gateway/shop-api.js';
import {
  isLoggedIn,
  logIn,
  logOut,
  order,
  redeemVoucher,
  takeChangeset,
  type OwnCalls,
} from '../gateway/shop-calls.js';
import type { CartChange } from '../plugin/cart-changes.js';
import type { PaidBy } from '../payments/providers.js';
import { customer } from '../seed/settings.js';
import type { AdminApi } from './admin-api.js';

type Items = Extract<CartChange, { readonly name: 'replace' }>['body'];

const scenarios: Readonly<Record<string, Items>> = {
  example: [
    { productId: 'p-1001', quantity: 2, packagingOptionType: 'Envelope' },
    { productId: 'p-2001', quantity: 1 },
    { productId: 'p-3001', quantity: 1 },
  ],
  empty: [],
  single: [{ productId: 'p-1001', quantity: 1, packagingOptionType: 'Envelope' }],
  boxes: [
    { productId: 'p-2001', quantity: 1 },
    { productId: 'p-1001', quantity: 1, packagingOptionType: 'GiftBox' },
  ],
  tickets: [
    { productId: 'p-1002', quantity: 2, appointmentId: 'a-90017' },
    { productId: 'p-1003', quantity: 1, appointmentId: 'a-90301' },
  ],
  'value-vouchers': [{ productId: 'p-3001', quantity: 2 }],
  friends: [{ productId: 'p-1005', quantity: 3 }],
};

/**
 * The calls of the demo's own pages and of tests: product pages, a login and an order in the name of one customer, and what
 * an editor does in the Admin API. Pages of other origins can send none of them.
 */
export function createControls(admin: AdminApi): OwnCalls {
  const done = async (work: Promise<unknown>) => {
    await work;
    forgetCatalogs();
    return {};
  };
  const put = (shop: Shop, body: Items) => change(shop, { name: 'replace', body });
  const controls: OwnCalls = {
    'GET control/products': listOffers,
    'GET control/state': state,
    'GET control/changeset': takeChangeset,
    'POST control/add-item': (shop, item: { productId: string; quantity?: number; appointmentId?: string | null }) => {
      const { productId, quantity = 1, appointmentId } = item;
      return change(shop, {
        name: 'addItem',
        body: { productId, quantity, ...(appointmentId && { appointmentId }) },
      });
    },
    'POST control/seed': (shop, { scenario }: { scenario: string }) =>
      put(
        shop,
        (Object.hasOwn(scenarios, scenario) && scenarios[scenario]) || refuseCall(404, 'There is no such scenario.'),
      ),
    'POST control/reset': (shop) => put(shop, []),
    'POST control/apply-voucher': redeemVoucher,
    'POST control/arrive': (shop, { scrid }: { scrid: string }) => change(shop, { name: 'arrive', body: { scrid } }),
    'POST control/login': async (shop, { loggedIn }: { loggedIn: boolean }) => {
      await (loggedIn ? logIn(shop, { username: customer.emailAddress, password: customer.password }) : logOut(shop));
      return { loggedIn };
    },
    'POST control/order': (shop, { payment = { type: 'Invoice' }, ...checked }: Ordered, providers) =>
      order(shop, { ...checked, payment, person }, providers),
    'POST control/set-faults': async () => ({ latencyMs: 0, failNext: [] }),
    'POST control/change-price': ({ tenant }, { productId, amount }: { productId: string; amount: number }) =>
      done(admin.setPrice(tenant, productId, Math.round(amount * 100))),
    'POST control/remove-product': ({ tenant }, { productId }: { productId: string }) =>
      done(admin.sell(tenant, productId, false)),
    'POST control/remove-shipping-method': ({ tenant }, { method }: { method: string }) =>
      done(admin.offer(tenant, method, false)),
    'POST control/outdate-appointment': (_shop, { appointmentId }: { appointmentId: string }) =>
      done(admin.cancel(appointmentId)),
    'POST control/restore': ({ tenant }) => done(admin.restore(tenant)),
  };
  return Object.fromEntries(
    Object.entries(controls).map(([name, control]): [string, OwnCalls[string]] => [
      name,
      async (shop, body, providers, request) => {
        if (isForeign(request)) refuseCall(403, 'The controls are for the pages of this shop.');
        return control(shop, body, providers, request);
      },
    ]),
  );
}

function isForeign({ headers }: IncomingMessage): boolean {
  const { origin, host } = headers;
  return (
    headers['sec-fetch-site'] === 'cross-site' || (origin !== undefined && origin.replace(/^https?:\/\//, '') !== host)
  );
}

interface Ordered {
  readonly cartId?: string;
  readonly cartVersion?: number;
  readonly payment?: PaidBy;
}

const { password: _, ...named } = customer;
const person = { ...named, streetLine1: 'Musterstraße 1', postalCode: '10115', city: 'Berlin' };

async function listOffers(shop: Shop): Promise<unknown> {
  const query = '{ bookableAppointments }';
  const { bookableAppointments: dates } = await shop.ask<{ bookableAppointments: readonly { sku: string }[] }>(query);
  return [...(await catalogOf(shop)).products].map(([id, found]) => ({
    product: productAt(found, found.price, shop.tenant),
    experienceId: found.details.experienceId,
    appointments: dates.filter(({ sku }) => sku === id).map(({ sku: _, ...appointment }) => appointment),
  }));
}

async function state(shop: Shop): Promise<unknown> {
  const { cartId } = await cartOf(shop);
  const faults = { latencyMs: 0, failNext: [] };
  return { loggedIn: await isLoggedIn(shop), shops: { [shop.tenant]: { cart: { cartId } } }, faults, events: [] };
}
