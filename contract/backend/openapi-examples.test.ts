import { operations } from 'cart-fragment/api';
import { describe, expect, it } from 'vitest';
import { openApiDocument } from '../openapi/document.ts';
import { createMemoryStore } from './state/memory-store.ts';
import { createTestShop } from './testing/test-shop.ts';

type Name = keyof typeof operations;
type Shop = ReturnType<typeof createTestShop>;
interface Media {
  readonly content?: {
    readonly 'application/json': {
      readonly example?: unknown;
      readonly examples?: Readonly<Record<string, { readonly value: unknown; readonly 'x-request'?: unknown }>>;
    };
  };
}
interface Described {
  readonly operationId: Name;
  readonly parameters: readonly { readonly name: string; readonly in: string; readonly example: string }[];
  readonly requestBody?: Media;
  readonly responses: Readonly<Record<string, Media>>;
}

const { paths } = openApiDocument() as { paths: Record<string, Record<string, Described>> };
const described = Object.entries(paths).flatMap(([path, methods]) =>
  Object.values(methods).map((operation) => ({ path, ...operation })),
);

const exampleIn = (media: Media | undefined) => media?.content?.['application/json'].example;

function urlOf({ path, parameters }: { path: string; parameters: Described['parameters'] }): string {
  const query = new URLSearchParams();
  let url = path.slice(1);
  for (const { name, in: place, example } of parameters) {
    if (place === 'path') url = url.replace(`{${name}}`, encodeURIComponent(example));
    if (place === 'query') query.set(name, example);
  }
  return query.size > 0 ? `${url}?${query.toString()}` : url;
}

const wish = (productId: string) => async (shop: Shop) => {
  await shop.control('login', { loggedIn: true });
  await shop.call('addWishlistProduct', { productId });
};

/** What happens in the shop before the example of a call. */
const before: Readonly<Partial<Record<Name, (shop: Shop) => Promise<unknown>>>> = {
  addCoupon: (shop) => shop.control('add-item', { productId: 'p-2001' }),
  addItem: (shop) => shop.control('seed', { scenario: 'empty' }),
  addWishlistProduct: wish('p-2001'),
  getPaypalOrder: (shop) => shop.call('createPaypalOrder', { cartId: '3f0c4f2e-8a8e-4b0b-9f0e-2f2ad1b7c001' }),
  getWishlist: wish('p-2001'),
  removeWishlistProducts: wish('p-2001'),
  reserveAppointments: (shop) => shop.control('seed', { scenario: 'tickets' }),
  removeVoucher: async (shop) => {
    await shop.control('apply-voucher', { voucherId: 'GS-77', balance: 100 });
    await shop.control('apply-voucher', { voucherId: 'GS-88', balance: 250 });
  },
};

const beforeRefusal: typeof before = {
  removeVoucher: (shop) => shop.control('apply-voucher', { voucherId: 'GS-RUECKBUCHUNG', balance: 10 }),
  reserveAppointments: async (shop) => {
    await shop.control('seed', { scenario: 'tickets' });
    await shop.control('outdate-appointment', { appointmentId: 'a-90017' });
  },
};

describe('the examples of the contract', () => {
  it.each(described)('are what the reference backend answers: $operationId', async (operation) => {
    const shop = createTestShop();
    await shop.control('seed', { scenario: 'single' });
    await before[operation.operationId]?.(shop);
    const example = exampleIn(operation.responses['200']);
    const { method } = operations[operation.operationId];
    const answer = await (method === 'GET'
      ? shop.fetch(urlOf(operation))
      : shop.post(urlOf(operation), exampleIn(operation.requestBody) ?? {}));
    expect(answer.ok).toBe(true);
    if (example === undefined) expect(await answer.text()).toBe('');
    else if (Array.isArray(example)) expect(await answer.json()).toEqual(example);
    else expect(await answer.json()).toMatchObject(example as object);
  });

  const refusals = described.flatMap((operation) =>
    Object.entries(operation.responses['422']?.content?.['application/json'].examples ?? {}).map(
      ([reason, { value, 'x-request': request }]) => ({ ...operation, reason, value, request }),
    ),
  );

  it.each(refusals)('are what it refuses: $operationId, $reason', async ({ value, request, ...operation }) => {
    const store = createMemoryStore();
    const wishlist = Array.from({ length: 99 }, (_, index) => `p-9${index}`);
    await store.update('default', (state) => ({ state: { ...state, loggedIn: true, wishlist }, result: null }));
    const shop = createTestShop({ store });
    await shop.control('login', { loggedIn: operation.operationId === 'addWishlistProduct' });
    await shop.control('seed', { scenario: 'single' });
    await beforeRefusal[operation.operationId]?.(shop);
    const answer = await shop.post(urlOf(operation), request ?? {});
    expect([answer.status, await answer.json()]).toEqual([422, value]);
  });
});
