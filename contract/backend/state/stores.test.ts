import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countUp, itStoresSessions } from '../testing/store-behavior.ts';
import { createFileStore } from './file-store.ts';
import { createMemoryStore } from './memory-store.ts';
import { createSqliteStore, findSqlite } from './sqlite-store.ts';
import type { StateStore } from './state-store.ts';

let folder = '';
let count = 0;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'file-store-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Missing in the oldest supported Node. */
const sqlite = findSqlite();

const stores: Readonly<Record<string, () => StateStore>> = {
  createMemoryStore,
  createFileStore: () => createFileStore(join(folder, `${(count += 1)}.json`)),
  ...(sqlite && { createSqliteStore: () => createSqliteStore(join(folder, `${(count += 1)}.sqlite`), sqlite) }),
};

describe.each(Object.entries(stores))('%s', (_, createStore) => itStoresSessions(createStore));

describe('createFileStore', () => {
  it('restores its sessions and leaves no temporary file', async () => {
    const own = await mkdtemp(join(folder, 'again-'));
    const path = join(own, 'state.json');
    await createFileStore(path).update('a', countUp);
    expect((await createFileStore(path).read('a')).serial).toBe(1);
    expect(await readdir(own)).toEqual(['state.json']);
  });
});
