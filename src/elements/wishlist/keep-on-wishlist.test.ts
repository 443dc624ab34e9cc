import { afterEach, describe, expect, it, vi } from 'vitest';
import { testData } from '../../store/testing/test-cart.ts';
import { keepOnWishlist } from './keep-on-wishlist.ts';

afterEach(async () => {
  // The tracking of a wish and the text of an error are loaded when they are needed.
  await vi.dynamicImportSettled();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

/** A shop with the list of a customer, which it may not be able to read. */
function openShop(list: Set<string>, isReadable: boolean, connect = () => Promise.resolve()) {
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
    if (productId) list.add(productId);
    for (const id of productIds) list.delete(id);
    return Promise.resolve(Response.json([...list]));
  });
  return paths;
}

function move(customerEmailHash: string, willAdd = vi.fn()) {
  const host = document.createElement('div');
  document.body.append(host);
  return keepOnWishlist('p-1', testData({ customerEmailHash }), host, willAdd);
}

async function moveAndUndo(list: Set<string>, isReadable: boolean, customerEmailHash: string) {
  openShop(list, isReadable);
  const willAdd = vi.fn();
  const undo = await move(customerEmailHash, willAdd);
  await undo();
  return willAdd;
}

describe('keepOnWishlist', () => {
  it('undoes what it has added', async () => {
    const list = new Set<string>();
    const willAdd = await moveAndUndo(list, true, 'first');
    expect([...list]).toEqual([]);
    expect(willAdd).toHaveBeenCalledOnce();
  });

  it('does not take off a product that may have been on a list that it could not read', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const list = new Set(['p-1']);
    const willAdd = await moveAndUndo(list, false, 'second');
    expect([...list]).toEqual(['p-1']);
    expect(willAdd).not.toHaveBeenCalled();
  });

  it('adds nothing without a connection, by which the list could be read', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const list = new Set<string>();
    const paths = openShop(list, true, () => Promise.reject(new TypeError('Failed to fetch')));
    await expect(move('third')).rejects.toMatchObject({ name: 'NetworkError' });
    expect([[...list], paths.length]).toEqual([[], 2]);
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
