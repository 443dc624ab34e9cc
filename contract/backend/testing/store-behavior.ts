import { expect, it } from 'vitest';
import { freshShop, type ShopState } from '../state/shop-state.ts';
import type { StateStore } from '../state/state-store.ts';

export const countUp = (state: ShopState) => ({ state: { ...state, serial: state.serial + 1 }, result: state.serial });
const explode = (): never => {
  throw new Error('refused');
};

/** Tests of what every store does. */
export function itStoresSessions(createStore: () => StateStore): void {
  it('returns the initial state for an unknown session', async () => {
    expect(await createStore().read('a')).toEqual(freshShop);
  });

  it('runs concurrent changes one after the other', async () => {
    const store = createStore();
    const seen = await Promise.all(Array.from({ length: 25 }, () => store.update('a', countUp)));
    expect(seen).toEqual(Array.from({ length: 25 }, (_value, index) => index));
    expect((await store.read('a')).serial).toBe(25);
  });

  it('keeps sessions with any name separate', async () => {
    const store = createStore();
    await store.update('__proto__', countUp);
    expect([(await store.read('__proto__')).serial, (await store.read('constructor')).serial]).toEqual([1, 0]);
  });

  it('keeps the state when a change throws, and runs the next one', async () => {
    const store = createStore();
    await store.update('a', countUp);
    await expect(store.update('a', explode)).rejects.toThrow('refused');
    expect(await store.update('a', countUp)).toBe(1);
  });
}
