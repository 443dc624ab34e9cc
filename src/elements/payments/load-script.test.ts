import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadScript } from './load-script.ts';

let url = '';
let serial = 0;
let api: object | null = null;

const added: HTMLScriptElement[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  added.length = 0;
  // In the document, the scripts would be loaded.
  vi.spyOn(document.head, 'append').mockImplementation((script) => {
    added.push(script as HTMLScriptElement);
    vi.spyOn(script as HTMLScriptElement, 'remove').mockImplementation(
      () => void added.splice(added.indexOf(script as HTMLScriptElement), 1),
    );
  });
  vi.spyOn(Object.getPrototypeOf(document) as Document, 'scripts', 'get').mockImplementation(() => added as never);
  url = `https://provider.example/${++serial}.js`;
  api = null;
});

afterEach(() => {
  vi.useRealTimers();
});

const scripts = () => added.filter(({ src }) => src === url);
const load = (nonce = '') => loadScript({ url, nonce, attributes: { 'data-x': '1' }, api: () => api });

function arrive(defined: object | null = { is: 'loaded' }): void {
  api = defined;
  scripts().at(-1)!.dispatchEvent(new Event('load'));
}

describe('loadScript', () => {
  it('loads a script once for several carts', async () => {
    const both = Promise.all([load(), load()]);
    expect(scripts()).toHaveLength(1);
    arrive();
    expect(await both).toEqual([{ is: 'loaded' }, { is: 'loaded' }]);
    expect(await load()).toEqual({ is: 'loaded' });
    expect(scripts()).toHaveLength(1);
  });

  it('sets attributes and the nonce', async () => {
    const loaded = load('abc');
    expect(scripts()[0]).toMatchObject({ nonce: 'abc', async: true });
    expect(scripts()[0]!.getAttribute('data-x')).toBe('1');
    arrive();
    await loaded;
  });

  it('works despite elements whose names hide properties of the document', async () => {
    const clobbering = { value: document.createElement('img'), configurable: true };
    const names = ['baseURI', 'scripts', 'head'] as const;
    for (const name of names) Object.defineProperty(document, name, clobbering);
    const loaded = load();
    for (const name of names) Reflect.deleteProperty(document, name);
    arrive();
    expect(await loaded).toEqual({ is: 'loaded' });
  });

  it('uses what the page has loaded', async () => {
    api = { is: 'present' };
    expect(await load()).toEqual({ is: 'present' });
    expect(scripts()).toHaveLength(0);
  });

  it('waits for a script that the page is loading', async () => {
    const own = document.createElement('script');
    own.src = url;
    document.head.append(own);
    const loaded = load();
    expect(scripts()).toEqual([own]);
    arrive();
    expect(await loaded).toEqual({ is: 'loaded' });
  });

  it.each<[string, () => void, string]>([
    [
      'is blocked',
      () => scripts()[0]!.dispatchEvent(new Event('error')),
      'the script of provider.example could not be loaded',
    ],
    ['defines nothing', () => arrive(null), 'the script of provider.example defines nothing'],
  ])('rejects when the script %s, and loads it again on the next call', async (_, happen, message) => {
    const failed = expect(load()).rejects.toThrow(message);
    happen();
    await failed;
    expect(scripts()).toHaveLength(0);
    const again = load();
    arrive();
    expect(await again).toEqual({ is: 'loaded' });
  });

  it.each([
    ['', '?'],
    ['?client-id=1', '?client-id=1&'],
  ])(
    'rejects when the script does not come within 120 s, and sends a new request on the next call: %s',
    async (query, next) => {
      url += query;
      const failed = expect(load()).rejects.toThrow('timed out');
      vi.advanceTimersByTime(120_000);
      await failed;
      expect(added).toHaveLength(0);
      const again = load();
      // A browser would reuse the request that is still open.
      url = url.replace(query, '') + next;
      expect(added.map(({ src }) => src)).toEqual([url]);
      arrive();
      expect(await again).toEqual({ is: 'loaded' });
    },
  );

  it('does not interfere with the attempt of another cart', async () => {
    const [first, second] = [load(), load()];
    const retried = first.catch(() => load());
    const failed = expect(second).rejects.toThrow();
    scripts()[0]!.dispatchEvent(new Event('error'));
    await failed;
    const third = load();
    expect(scripts()).toHaveLength(1);
    arrive();
    expect(await Promise.all([retried, third])).toEqual([{ is: 'loaded' }, { is: 'loaded' }]);
  });

  it('still waits after 119 s', async () => {
    const loaded = load();
    vi.advanceTimersByTime(119_000);
    arrive();
    expect(await loaded).toEqual({ is: 'loaded' });
  });

  it.each(['javascript:alert(1)', 'data:text/javascript,1', 'http://'])('never loads %s', async (bad) => {
    url = bad;
    await expect(load()).rejects.toThrow();
    expect(added).toHaveLength(0);
  });
});
