import { createBackend } from '../../demo/backend/app.ts';
import { createMemoryStore } from '../../demo/backend/state/memory-store.ts';
import type { StateStore } from '../../demo/backend/state/state-store.ts';
import type { ShopDescription } from '../../src/contract-kit/shop-description.ts';

export type Send = (request: Request) => Promise<Response>;

/** A deliberate defect of a shop. */
export interface Fault {
  /** Sits between the kit and the shop. */
  readonly wrap?: (next: Send) => Send;
  readonly store?: (store: StateStore) => StateStore;
}

export const baseUrl = 'https://shop.example/js_de/';

export const description: ShopDescription = {
  session: { open: { path: '/' } },
  fill: [
    { path: 'control/seed', body: { scenario: 'boxes' } },
    { path: 'control/add-item', body: { productId: 'p-1005', quantity: 3 } },
  ],
  codes: { works: 'NEWSLETTER-SOMMER-2026', refused: 'GIBT-ES-NICHT', errorCode: 700 },
  vouchers: { apply: [{ path: 'control/apply-voucher', body: { voucherId: 'GS-77', balance: 1000 } }], id: 'GS-77' },
  loyalty: { number: '3103187694' },
  packaging: {},
  shipping: {
    refusedAddress: {
      email: 'kim@example.org',
      phoneNumber: '',
      billingAddress: {
        firstName: 'Kim',
        lastName: 'Muster',
        streetName: 'Bahnhofstrasse',
        streetNumber: '1',
        zipCode: '8001',
        city: 'Zürich',
        countryCode: 'CH',
      },
      distinctShippingAddressSelected: false,
      customerType: 'Private',
    },
    errorCode: 102,
  },
  appointments: {
    fill: [{ path: 'control/seed', body: { scenario: 'tickets' } }],
    lose: [{ path: 'control/outdate-appointment', body: { appointmentId: 'a-90017' } }],
  },
  wishlist: {
    login: [{ path: 'control/login', body: { loggedIn: true } }],
    products: ['p-1001', 'p-2001', 'p-3001'],
  },
  deliveryTerms: {},
  events: {},
  changesets: {
    read: { path: 'control/changeset' },
    fill: [{ path: 'control/add-item', body: { productId: 'p-1002', appointmentId: 'a-90017' } }],
    raise: [{ path: 'control/change-price', body: { productId: 'p-1005', amount: 99 } }],
    lower: [{ path: 'control/change-price', body: { productId: 'p-1005', amount: 1 } }],
    remove: [{ path: 'control/remove-product', body: { productId: 'p-2001' } }],
    removeShipping: [{ path: 'control/remove-shipping-method', body: { method: 'BoxExpress' } }],
    outdate: [{ path: 'control/outdate-appointment', body: { appointmentId: 'a-90017' } }],
  },
  payments: {
    available: ['PayPal', 'AmazonPay'],
    unavailable: ['Cheque'],
    session: 'StripeCreditCard',
    paypal: {},
    amazon: {},
  },
  tenants: [
    { baseUrl: '../js_at/', currency: 'EUR' },
    { baseUrl: '../md_ch/', currency: 'CHF' },
  ],
  otherOrigin: 'https://www.shop.example',
  conditional: {},
};

/** The reference backend, with a page that opens a session, and with the faults. */
export function plantedShop({ wrap = (next) => next, store = (whole) => whole }: Fault = {}): typeof fetch {
  const backend = createBackend({
    store: store(createMemoryStore()),
    sleep: async () => undefined,
    allowedOrigins: ['https://www.shop.example'],
    report: (error) => {
      throw error;
    },
  });
  let sessions = 0;
  const send = wrap(async (request) => {
    if (new URL(request.url).pathname !== '/') return backend.fetch(request);
    sessions += 1;
    const cookie = `demo_session=visitor-${sessions}; Path=/; HttpOnly; SameSite=Lax`;
    return new Response('<h1>Warenkorb</h1>{"stripePublishableKey": "pk_test_1"}', {
      headers: { 'Set-Cookie': cookie },
    });
  });
  return async (url, init) => send(new Request(url, init));
}
