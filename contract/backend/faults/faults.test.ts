import { describe, expect, it } from 'vitest';
import { createTestShop } from '../testing/test-shop.ts';
import type { CallHost } from './fault-middleware.ts';
import type { Fault } from './fault-plan.ts';

const removal = 'api/cart/remove-item';
const body = { cartItemId: 'item-1' };

async function failing(fault: Partial<Fault>) {
  const shop = createTestShop();
  await shop.control('set-faults', { failNext: [fault] });
  return { shop, itemsLeft: async () => (await shop.call('getCart')).items.length };
}

describe('faultMiddleware', () => {
  it.each([
    ['status', 500, 4],
    ['html', 500, 4],
    ['login-page', 200, 4],
    ['empty', 200, 4],
    ['no-content', 204, 4],
    ['cut-json', 200, 3],
    ['retry-after', 429, 4],
    ['delay', 200, 3],
  ] as const)('answers %s with %i and leaves %i items', async (kind, status, left) => {
    const { shop, itemsLeft } = await failing({ kind });
    expect((await shop.post(removal, body)).status).toBe(status);
    expect(await itemsLeft()).toBe(left);
  });

  it.each([
    ['drop-before', 4],
    ['drop-after', 3],
  ] as const)('breaks the connection (%s) and leaves %i items', async (kind, left) => {
    const { shop, itemsLeft } = await failing({ kind });
    expect((await shop.post(removal, body)).type).toBe('error');
    expect(await itemsLeft()).toBe(left);
  });

  it('sends the given status and body, also after applying the call', async () => {
    const refusal = { errorCode: 702, message: 'vorbei' };
    const { shop, itemsLeft } = await failing({ kind: 'status', status: 422, body: refusal, applied: true });
    const answer = await shop.post(removal, body);
    expect([answer.status, await answer.json(), await itemsLeft()]).toEqual([422, refusal, 3]);
  });

  it('cuts the JSON in half', async () => {
    const { shop } = await failing({ kind: 'cut-json' });
    const text = await (await shop.post(removal, body)).text();
    expect(text.startsWith('{"cartId"')).toBe(true);
    expect(() => JSON.parse(text) as unknown).toThrow(SyntaxError);
  });

  it('breaks the connection in the middle of the body', async () => {
    const { shop } = await failing({ kind: 'cut-body' });
    await expect((await shop.post(removal, body)).text()).rejects.toThrow('the connection broke');
  });

  it('stalls in the middle of the body', async () => {
    const { shop } = await failing({ kind: 'stall-body' });
    const reader = (await shop.post(removal, body)).body?.getReader();
    expect((await reader?.read())?.value?.length).toBeGreaterThan(0);
    const ended = await Promise.race([reader?.read().then(() => 'ended'), Promise.resolve('silent')]);
    expect(ended).toBe('silent');
  });

  it('sends no answer until the caller aborts', async () => {
    const { shop } = await failing({ kind: 'stall' });
    const caller = new AbortController();
    const answer = shop.fetch('api/cart', { signal: caller.signal });
    caller.abort();
    expect((await answer).type).toBe('error');
  });

  it('sends Retry-After', async () => {
    const { shop } = await failing({ kind: 'retry-after', retryAfterSeconds: 7 });
    expect((await shop.fetch('api/cart')).headers.get('retry-after')).toBe('7');
  });

  it('fails the given number of calls to the given path only', async () => {
    const { shop } = await failing({ kind: 'status', path: 'remove-item', times: 2 });
    expect((await shop.fetch('api/cart')).status).toBe(200);
    const statuses = [];
    for (let call = 0; call < 3; call += 1) statuses.push((await shop.post(removal, body)).status);
    expect(statuses).toEqual([500, 500, 200]);
  });

  it('applies the faults one after the other', async () => {
    const shop = createTestShop();
    await shop.control('set-faults', { failNext: [{ kind: 'html', status: 502 }, { kind: 'empty' }] });
    const first = await shop.fetch('api/cart');
    const second = await shop.fetch('api/cart');
    expect([first.status, await second.text(), (await shop.fetch('api/cart')).status]).toEqual([502, '', 200]);
  });

  it('delays every call until reset, except control calls', async () => {
    const waits: number[] = [];
    const shop = createTestShop({ sleep: async (ms) => void waits.push(ms) });
    await shop.control('set-faults', { latencyMs: 800 });
    await shop.fetch('api/cart');
    await shop.look('state');
    await shop.control('set-faults', { latencyMs: 0 });
    await shop.fetch('api/cart');
    expect(waits).toEqual([400, 400]);
  });

  it.each<[string, (gone: AbortController) => CallHost]>([
    ['the browser aborts it', (gone) => (gone.abort(), {})],
    ['the host of the shop misses its page', () => ({ isAbandoned: async () => true })],
  ])('loses a call while it is on its way if %s', async (_, leave) => {
    const gone = new AbortController();
    let host: CallHost = {};
    const shop = createTestShop({ sleep: async () => void (host = leave(gone)) });
    await shop.control('set-faults', { latencyMs: 800 });
    const sent = { method: 'POST', body: JSON.stringify(body), signal: gone.signal };
    const answer = await shop.fetch(removal, sent, { isAbandoned: async () => (await host.isAbandoned?.()) ?? false });
    await shop.control('set-faults', { latencyMs: 0 });
    expect([answer.type, (await shop.call('getCart')).items.length]).toEqual(['error', 4]);
  });
});
