import { refuseCall, type Cart } from 'cart-fragment-contract';
import { cartOf, change } from '../gateway/calls.js';
import { catalogOf, forgetCatalogs, productAt } from '../gateway/catalog.js';
import type { Controls } from '../gateway/gateway.js';
import type { Shop } from '../gateway/shop-api.js';
import { customer } from '../seed/settings.js';
import type { AdminApi } from './admin-api.js';

const scenarios: Readonly<Record<string, readonly object[]>> = {
  example: [
    { sku: 'p-1001', quantity: 2, packagingType: 'Envelope' },
    { sku: 'p-2001', quantity: 1 },
    { sku: 'p-3001', quantity: 1 },
  ],
  empty: [],
  single: [{ sku: 'p-1001', quantity: 1, packagingType: 'Envelope' }],
  boxes: [
    { sku: 'p-2001', quantity: 1 },
    { sku: 'p-1001', quantity: 1, packagingType: 'GiftBox' },
  ],
  tickets: [
    { sku: 'p-1002', quantity: 2, appointment: 'a-90017' },
    { sku: 'p-1003', quantity: 1, appointment: 'a-90301' },
  ],
  'value-vouchers': [{ sku: 'p-3001', quantity: 2 }],
  friends: [{ sku: 'p-1005', quantity: 3 }],
};

/**
 * The calls of the demo's own pages and of tests, which stand for the rest of a shop: product pages, login, the last check,
 * and what an editor does in the Admin API.
 */
export function createControls(admin: AdminApi): Controls {
  const done = async (work: Promise<unknown>) => {
    await work;
    forgetCatalogs();
    return {};
  };
  const put = (shop: Shop, replaceWith: readonly object[]) => change({ shop, ifVersion: null }, { replaceWith });
  return {
    'GET control/products': listOffers,
    'GET control/state': state,
    'GET control/changeset': async (shop) =>
      shop.token ? (await shop.ask<{ takeChangeset: unknown }>('mutation Take { takeChangeset }')).takeChangeset : null,
    'POST control/add-item': (shop, item: { productId: string; quantity?: number; appointmentId?: string | null }) => {
      const { productId: sku, quantity = 1, appointmentId: appointment = null } = item;
      return change({ shop, ifVersion: null }, { addItem: { sku, quantity, appointment } });
    },
    'POST control/seed': (shop, { scenario }: { scenario: string }) =>
      put(shop, scenarios[scenario] ?? refuseCall(422, `There is no scenario ${scenario}.`)),
    'POST control/reset': (shop) => put(shop, []),
    'POST control/apply-voucher': (shop, { voucherId }: { voucherId: string }) =>
      change({ shop, ifVersion: null }, { addVoucher: voucherId }),
    'POST control/arrive': (shop, { scrid }: { scrid: string }) =>
      change({ shop, ifVersion: null }, { setScrid: scrid }),
    'POST control/login': logIn,
    'POST control/order': order,
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
}

interface Bookable {
  readonly sku: string;
  readonly code: string;
  readonly locationId: string;
  readonly location: string;
  readonly date: string;
}

async function listOffers(shop: Shop): Promise<unknown> {
  const query = '{ bookableAppointments { sku code locationId location date } }';
  const { bookableAppointments: dates } = await shop.ask<{ bookableAppointments: readonly Bookable[] }>(query);
  return [...(await catalogOf(shop)).products].map(([id, found]) => ({
    product: productAt(found, found.price, shop.tenant),
    experienceId: found.details.experienceId,
    appointments: dates
      .filter(({ sku }) => sku === id)
      .map(({ code, locationId, location, date }) => ({ appointmentId: code, locationId, location, date })),
  }));
}

async function isLoggedIn(shop: Shop): Promise<boolean> {
  if (!shop.token) return false;
  return (await shop.ask<{ activeCustomer: object | null }>('{ activeCustomer { id } }')).activeCustomer !== null;
}

async function state(shop: Shop): Promise<unknown> {
  const { cartId } = await cartOf(shop);
  const faults = { latencyMs: 0, failNext: [] };
  return { loggedIn: await isLoggedIn(shop), shops: { [shop.tenant]: { cart: { cartId } } }, faults, events: [] };
}

async function logIn(shop: Shop, { loggedIn }: { loggedIn: boolean }): Promise<unknown> {
  if (!loggedIn) {
    await shop.ask('mutation { logout { success } }');
    shop.token = null;
  } else if (!(await isLoggedIn(shop))) {
    const query =
      'mutation LogIn($username: String!, $password: String!) { logInWithCart(username: $username, password: $password) }';
    const { emailAddress: username, password } = customer;
    const { logInWithCart } = await shop.ask<{ logInWithCart: string }>(query, { username, password });
    shop.token = logInWithCart;
  }
  return { loggedIn };
}

/** The last check: makes the cart that the shopper has seen an order of Vendure. */
async function order(shop: Shop, checked: { cartId?: string; cartVersion?: number }): Promise<Cart> {
  const { cartId, cartVersion } = await cartOf(shop);
  if ((checked.cartId ?? cartId) !== cartId) refuseCall(409, 'Dieser Warenkorb ist schon bestellt.');
  if ((checked.cartVersion ?? cartVersion) !== cartVersion) {
    refuseCall(409, 'Dein Warenkorb hat sich inzwischen geändert. Bitte prüfe ihn noch einmal.');
  }
  const { emailAddress, firstName, lastName } = customer;
  const placement = {
    emailAddress,
    firstName,
    lastName,
    streetLine1: 'Musterstraße 1',
    postalCode: '10115',
    city: 'Berlin',
    countryCode: shop.tenant.slice(3),
    paymentType: 'Invoice',
  };
  const place =
    'mutation Place($placement: OrderPlacement!, $ifVersion: String) { placeOrder(placement: $placement, ifVersion: $ifVersion) { code } }';
  await shop.ask(place, { placement, ifVersion: `${cartId}.${cartVersion}` });
  return cartOf(shop);
}
