import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createChannel } from './tab-channel.ts';
import { isOfShop } from './tab-messages.ts';

const now = 1_000_000;
const shop = { baseUrl: 'https://shop.example/de/', tenant: 'JS_DE' };
const other = new BroadcastChannel('cf_cart');
let controller = new AbortController();

beforeEach(() => void vi.spyOn(Date, 'now').mockReturnValue(now));

afterEach(() => {
  controller.abort();
  vi.restoreAllMocks();
});

function listen(first?: BroadcastChannel) {
  const heard: unknown[] = [];
  const channel = createChannel('cf_cart', first);
  controller = new AbortController();
  channel.listen((message) => heard.push(message), controller.signal);
  return { heard, channel };
}

describe('createChannel', () => {
  it('receives a version that another tab announces', async () => {
    const { heard } = listen();
    other.postMessage({ cartVersion: 3, sentAt: now });
    await expect.poll(() => heard).toEqual([{ cartVersion: 3, sentAt: now }]);
  });

  it('receives what was announced before a channel was taken over', async () => {
    const first = new BroadcastChannel('cf_cart');
    other.postMessage({ cartVersion: 3, sentAt: now });
    const { heard } = listen(first);
    await expect.poll(() => heard).toEqual([{ cartVersion: 3, sentAt: now }]);
  });

  it('announces shop, version and time, and does not receive its own messages', async () => {
    const { heard, channel } = listen();
    const message = new Promise((resolve) => (other.onmessage = ({ data }: MessageEvent) => resolve(data)));
    channel.announce({ ...shop, cartVersion: 4 });
    expect(await message).toEqual({ ...shop, cartVersion: 4, sentAt: now });
    expect(heard).toEqual([]);
  });

  it.each([
    ['are missing', undefined],
    [
      'are refused',
      class {
        constructor() {
          throw new DOMException('', 'SecurityError');
        }
      },
    ],
  ])('does nothing where channels %s', (_, Channel) => {
    vi.stubGlobal('BroadcastChannel', Channel);
    const { channel } = listen();
    vi.unstubAllGlobals();
    expect(() => channel.announce({ ...shop, cartVersion: 5 })).not.toThrow();
    expect(() => controller.abort()).not.toThrow();
  });

  it('sends and receives nothing after it has stopped', () => {
    const { channel } = listen();
    controller.abort();
    expect(() => channel.announce({ ...shop, cartVersion: 5 })).not.toThrow();
  });
});

describe('isOfShop', () => {
  const other = { baseUrl: 'https://shop.example/ch/', tenant: 'MD_CH' };

  it.each([
    ['its shop', shop, true],
    ['no shop', {}, true],
    ['its shop without the tenant', { baseUrl: shop.baseUrl }, true],
    ['another shop', other, false],
    ['another tenant at the same address', { ...shop, tenant: other.tenant }, false],
    ['the same tenant at another address', { ...shop, baseUrl: other.baseUrl }, false],
    ['something else as its shop', { ...shop, baseUrl: 7 }, false],
  ])('of a message that names %s: %j is %s', (_, named, expected) => {
    expect(isOfShop({ ...named, cartVersion: 3, sentAt: now }, shop)).toBe(expected);
  });
});
