import { afterEach, describe, expect, it, vi } from 'vitest';
import { wishlistIds } from '../../storage/registry.ts';
import { testData } from '../../store/testing/test-cart.ts';
import { keepOnWishlist, takeOffWishlist } from './keep-on-wishlist.ts';

afterEach(async () => {
  // The tracking of a wish and the text of an error are loaded when they are needed.
  await vi.dynamicImportSettled();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
  wishlistIds.remove();
});

/** A shop with the list of a customer, which it may not be able to read. */
function openShop(list: Set<string>, isReadable: boolean, connect = () => Promise.resolve(), status = 200) {
  const paths: string[] = [];
  vi.stubGlobal('fetch', (url: string, { body }: RequestInit) => {
    const { pathname } = new URL(url);
    paths.push(pathname);
    if (pathname.endsWith('api/wishlist')) {
      return connect().then(() => (isReadable ? Response.json([...list]) : new Response('', { status: 503 })));
    }
    const { productId, productIds = [] } = JSON.parse(typeof body === 'string' ? body : '{}') as {
      readonly productId?: string;
      readonly productIds?: readonly string[];
    };
    if (status !== 200) return Promise.resolve(new Response('', { status }));
    if (productId) list.add(productId);
    for (const id of productIds) list.delete(id);
    return Promise.resolve(Response.json([...list]));
  });
  return paths;
}

function pageOf(customerEmailHash: string) {
  const host = document.createElement('div');
  document.body.append(host);
  const data = testData({ customerEmailHash });
  return {
    add: (mayAdd = vi.fn((_isNew: boolean) => true), productId = 'p-1') =>
      keepOnWishlist(productId, data, host, mayAdd),
    takeOff: () => takeOffWishlist('p-1', data, host),
  };
}

const move = (customerEmailHash: string) => pageOf(customerEmailHash).add();

describe('keepOnWishlist', () => {
  it.each([
    [[], [true]],
    [['p-1'], []],
  ])('asks whether it may add to %j, of which it knows that the product is new', async (before, asked) => {
    const list = new Set<string>(before);
    openShop(list, true);
    const mayAdd = vi.fn((_isNew: boolean) => true);
    await pageOf(`first ${before.length}`).add(mayAdd);
    expect([...list]).toEqual(['p-1']);
    expect(mayAdd.mock.calls.flat()).toEqual(asked);
  });

  it('does not know whether a product is new on a list that it could not read', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    openShop(new Set(['p-1']), false);
    const mayAdd = vi.fn((_isNew: boolean) => true);
    await pageOf('second').add(mayAdd);
    expect(mayAdd.mock.calls.flat()).toEqual([false]);
  });

  it('adds nothing that was given up in the meantime', async () => {
    const list = new Set<string>();
    openShop(list, true);
    await expect(pageOf('sixth').add(vi.fn(() => false))).rejects.toMatchObject({ name: 'AbortError' });
    expect([...list]).toEqual([]);
  });

  it('adds a product again only after it is off', async () => {
    const list = new Set<string>();
    const paths = openShop(list, true);
    const { add, takeOff } = pageOf('seventh');
    await Promise.all([add(), takeOff(), add()]);
    expect([...list]).toEqual(['p-1']);
    expect(paths.filter((path) => path !== '/api/wishlist')).toEqual([
      '/api/wishlist/add-products',
      '/api/wishlist/remove-product',
      '/api/wishlist/add-products',
    ]);
  });

  it('adds nothing without a connection, by which the list could be read', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const list = new Set<string>();
    const paths = openShop(list, true, () => Promise.reject(new TypeError('Failed to fetch')));
    await expect(move('third')).rejects.toMatchObject({ name: 'NetworkError' });
    expect([[...list], paths.length]).toEqual([[], 2]);
  });

  it('says once that the session has expired, whose wishes go to the list of a guest', async () => {
    openShop(new Set(), true, undefined, 401);
    await expect(move('eighth')).rejects.toMatchObject({ status: 401 });
    expect(wishlistIds.read()).toEqual(['p-1']);
    await move('eighth');
    expect(wishlistIds.read()).toEqual(['p-1']);
  });

  it('asks a shop that refuses the list only once', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const paths = openShop(new Set(), false);
    await move('fifth');
    expect(paths.filter((path) => path.endsWith('api/wishlist'))).toHaveLength(1);
  });

  it('reads the list once more if the answer was lost', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const list = new Set<string>();
    const connect = vi.fn(() => Promise.resolve()).mockRejectedValueOnce(new TypeError('Failed to fetch'));
    openShop(list, true, connect);
    await move('fourth');
    expect([...list]).toEqual(['p-1']);
  });
});
