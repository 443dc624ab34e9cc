import { asRecord, type Fields } from '../../../domain/as-record.ts';
import type { shopOf } from '../../../domain/fragment-data.ts';
import { tryOrNull } from '../../../domain/try-or-null.ts';
import { pendingChanges } from '../../../storage/cart-values.ts';
import { webStorage } from '../../../storage/storage-area.ts';
import { slotOf } from '../../intents/definitions.ts';
import { earlyEntriesIn } from './early-entries.ts';
import { type KeptEntry, readKeptEntry } from './kept-entry.ts';

/*
 * The session storage has a record for each store: its shop and its entries. The record that a store has written belongs
 * to it until a store of another page, or one that is started after the first has stopped, claims it by removing it.
 */

type Shop = ReturnType<typeof shopOf>;

/** The stores of this page that have written, by the names of their records. Those that have stopped end with the next start. */
const running = new Map<string, () => boolean>();

export function createStoredLog(isRunning: () => boolean) {
  const id = Math.random().toString(36).slice(2);
  let written = false;

  const read = (): Fields => pendingChanges.read() ?? {};

  function store(records: Fields): void {
    if (Object.keys(records).length > 0) pendingChanges.write(records);
    else pendingChanges.remove();
  }

  return {
    /** Returns whether they will outlive the page. */
    write(entries: readonly KeptEntry[], { baseUrl, tenant }: Shop): boolean {
      running.set(id, isRunning);
      const { [id]: own, ...others } = read();
      written = entries.length > 0;
      if (written || own) store(written ? { ...others, [id]: { baseUrl, tenant, entries } } : others);
      return !written || Boolean(webStorage('sessionStorage').read(pendingChanges.name)?.includes(id));
    },
    /** Whether another store has claimed what this one has written. */
    isClaimed: () => written && !isBlocked() && !(id in read()),
    /** Claims the entries of other pages for a shop, oldest first, one for each slot. */
    claim({ baseUrl, tenant }: Shop): readonly KeptEntry[] {
      for (const [name, runs] of running) if (!runs()) running.delete(name);
      const claimed: KeptEntry[] = [];
      const left = Object.entries(read()).filter(([name, value]) => {
        if (name === id || running.has(name)) return true;
        const record = asRecord(value) ?? {};
        if (record['baseUrl'] !== baseUrl || record['tenant'] !== tenant) return true;
        claimed.push(...entriesIn(record));
        return false;
      });
      store(Object.fromEntries(left));
      const newestLast = claimed.sort((first, second) => first.madeAt - second.madeAt);
      return [...new Map(newestLast.map((entry) => [`${entry.abandoned} ${slotOf(entry.intent)}`, entry])).values()];
    },
  };
}

const isBlocked = () => !tryOrNull(() => window.sessionStorage);

const maxEntries = 99;

function entriesIn(record: Fields): readonly KeptEntry[] {
  const { entries } = record;
  const kept = Array.isArray(entries)
    ? entries.slice(0, maxEntries).flatMap((entry) => readKeptEntry(entry) ?? [])
    : [];
  return [...kept, ...earlyEntriesIn(record)];
}
