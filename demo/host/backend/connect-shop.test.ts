import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { connectShop } from './connect-shop.ts';
import { inPageFetch } from './in-page-shop.ts';
import { startWorker } from './start-worker.ts';

vi.mock('./start-worker.ts');
vi.mock('./in-page-shop.ts');

const network = vi.fn<typeof fetch>();
const inPage = vi.fn<typeof fetch>();

beforeEach(() => {
  network.mockReset().mockImplementation(async () => new Response('network'));
  inPage.mockReset().mockImplementation(async () => new Response('page'));
  vi.mocked(inPageFetch).mockResolvedValue(inPage);
  vi.stubGlobal('fetch', network);
});
afterEach(() => vi.unstubAllGlobals());

async function textOf(address: string): Promise<string> {
  return (await window.fetch(new URL(address, document.baseURI).href)).text();
}

describe('connectShop', () => {
  it('makes calls to the shop wait for the worker, but no others', async () => {
    let comes: (works: boolean) => void = () => undefined;
    vi.mocked(startWorker).mockReturnValue(new Promise((resolve) => (comes = resolve)));
    const connected = connectShop();
    const call = textOf('shop/js_de/api/cart');
    expect(await textOf('images/a.svg')).toBe('network');
    expect(network).toHaveBeenCalledTimes(1);

    comes(true);
    expect(await call).toBe('network');
    await connected;
    expect(network).toHaveBeenCalledTimes(2);
    expect(inPageFetch).not.toHaveBeenCalled();
  });

  it('runs the shop in the page without a worker', async () => {
    vi.mocked(startWorker).mockResolvedValue(false);
    await connectShop();
    expect(await textOf('shop/js_de/api/cart')).toBe('page');
    expect(await textOf('images/a.svg')).toBe('network');
  });
});
