import { describe, expect, it } from 'vitest';
import { startStore } from '../testing/start-store.ts';
import { settle } from '../testing/test-environment.ts';

describe('fetchPackagingVariants', () => {
  it('resolves with the designs', async () => {
    const cart = await startStore();
    const designs = cart.loadPackagingVariants('box-1');
    await settle();
    expect(cart.last('getPackagingVariants').input).toEqual(['box-1']);
    cart.last('getPackagingVariants').answer({ variants: [] });
    expect(await designs).toEqual({ variants: [] });
  });

  it('resolves with the failure of a refused call', async () => {
    const cart = await startStore();
    const designs = cart.loadPackagingVariants('box-1');
    await settle();
    cart.last('getPackagingVariants').refuse(0, { status: 404 });
    expect(await designs).toEqual({ kind: 'gone', what: 'part' });
  });

  it.each([
    [true, { kind: 'connection' }],
    [false, { kind: 'offline', waiting: false }],
  ])('distinguishes a lost answer from a missing network (online: %s)', async (online, failure) => {
    const cart = await startStore();
    const designs = cart.loadPackagingVariants('box-1');
    cart.setOnline(online);
    await settle();
    cart.last('getPackagingVariants').lose();
    expect(await designs).toEqual(failure);
  });

  it('waits for the end of a rate limit', async () => {
    const cart = await startStore();
    void cart.refresh();
    cart.last('getCart').refuse(0, { status: 429, retryAfterSeconds: 7 });
    await settle();
    void cart.loadPackagingVariants('box-1');
    await settle();
    expect(cart.named('getPackagingVariants')).toEqual([]);
    cart.advance(7000);
    await settle();
    expect(cart.named('getPackagingVariants')).toHaveLength(1);
  });
});
