import 'fake-indexeddb/auto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFileStore } from './file-store.ts';
import { createIndexedDbStore } from './indexed-db-store.ts';
import { createMemoryStore } from './memory-store.ts';
import { freshShop, type ShopState } from './shop-state.ts';
import { createSqliteStore, findSqlite } from './sqlite-store.ts';
import type { StateStore } from './state-store.ts';

let folder = '';
let count = 0;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'file-store-'));
});
afterAll(() => rm(folder, { recursive: true }));

const countUp = (state: ShopState) => ({ state: { ...state, serial: state.serial + 1 }, result: state.serial });
const explode = (): never => {
  throw new Error('refused');
};

/** Missing in the oldest supported Node. */
const sqlite = findSqlite();

const stores: Readonly<Record<string, () => StateStore>> = {
  createMemoryStore,
  createFileStore: () => createFileStore(join(folder, `${(count += 1)}.json`)),
  ...(sqlite && { createSqliteStore: () => createSqliteStore(join(folder, `${(count += 1)}.sqlite`), sqlite) }),
  createIndexedDbStore: () => createIndexedDbStore(`store ${(count += 1)}`),
};

describe.each(Object.entries(stores))('%s', (_, createStore) => {
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
});

describe('createFileStore', () => {
  it('restores its sessions and leaves no temporary file', async () => {
    const own = await mkdtemp(join(folder, 'again-'));
    const path = join(own, 'state.json');
    await createFileStore(path).update('a', countUp);
    expect((await createFileStore(path).read('a')).serial).toBe(1);
    expect(await readdir(own)).toEqual(['state.json']);
  });
});

describe('createIndexedDbStore', () => {
  it('shares its sessions with second workers and pages', async () => {
    const [first, second] = [createIndexedDbStore('shared'), createIndexedDbStore('shared')];
    await Promise.all([first.update('a', countUp), second.update('a', countUp)]);
    expect((await first.read('a')).serial).toBe(2);
  });
});
