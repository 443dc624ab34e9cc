import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { countUp, itStoresSessions } from '../../../contract/backend/testing/store-behavior.ts';
import { createIndexedDbStore } from './indexed-db-store.ts';

let count = 0;

describe('createIndexedDbStore', () => {
  itStoresSessions(() => createIndexedDbStore(`store ${(count += 1)}`));

  it('shares its sessions with second workers and pages', async () => {
    const [first, second] = [createIndexedDbStore('shared'), createIndexedDbStore('shared')];
    await Promise.all([first.update('a', countUp), second.update('a', countUp)]);
    expect((await first.read('a')).serial).toBe(2);
  });
});
