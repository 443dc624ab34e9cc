import { asRecord, type Fields } from '../../domain/as-record.ts';
import type { FragmentData } from '../../domain/fragment-data.ts';
import { pendingChanges } from '../../storage/cart-values.ts';
import { webStorage } from '../../storage/web-storage.ts';
import { earlyGoalsIn } from './early-goals.ts';
import { asGoal, listOf } from './as-goal.ts';
import type { Goal } from './goal.ts';
import { isExpired } from './verdict.ts';

/*
 * The entry has a record for each store: its shop and its goals. The record that a store has written belongs to it until
 * a store of another page, or one that is started after the first has stopped, takes it over by removing it.
 */

type Shop = Pick<FragmentData, 'baseUrl' | 'tenant'>;

export interface StoredGoals {
  /** Returns whether they will outlive the page. */
  write(goals: readonly Goal[], shop: Shop): boolean;
  /** Whether another store has taken over what this one has written. */
  areTaken(): boolean;
  /** Takes over the goals of other pages for a shop, oldest first, one for each key. Also removes what is too old. */
  take(shop: Shop, now: number): readonly Goal[];
}

/** The stores of this page, which may have stopped. */
const running = new Map<string, () => boolean>();

/** The latest records, for an element that is put back while the storage is blocked. */
let memory: Fields = {};

export function createStoredGoals(isRunning: () => boolean): StoredGoals {
  const id = Math.random().toString(36).slice(2);
  running.set(id, isRunning);
  let written = false;

  const read = (): Fields => (isBlocked() ? memory : (pendingChanges.read() ?? {}));

  function store(records: Fields): void {
    memory = records;
    if (Object.keys(records).length > 0) pendingChanges.write(records);
    else pendingChanges.remove();
  }

  return {
    write(goals, { baseUrl, tenant }) {
      const { [id]: own, ...others } = read();
      written = goals.length > 0;
      if (written || own) store(written ? { ...others, [id]: { baseUrl, tenant, goals } } : others);
      return !written || Boolean(webStorage('sessionStorage').read(pendingChanges.name)?.includes(id));
    },
    areTaken: () => written && !(id in read()),
    take({ baseUrl, tenant }, now) {
      const taken: Goal[] = [];
      const left = Object.entries(read()).filter(([name, value]) => {
        if (name === id || running.get(name)?.()) return true;
        const record = asRecord(value) ?? {};
        const goals = goalsIn(record['goals']);
        if (record['baseUrl'] !== baseUrl || record['tenant'] !== tenant) {
          return [...goals, ...earlyGoalsIn(record)].some((goal) => !isExpired(goal, now));
        }
        taken.push(...goals, ...earlyGoalsIn(record));
        return false;
      });
      store(Object.fromEntries(left));
      const newestLast = taken.sort((first, second) => first.time - second.time);
      return [...new Map(newestLast.map((goal) => [goal.key, goal])).values()];
    },
  };
}

function isBlocked(): boolean {
  try {
    return !window.sessionStorage;
  } catch {
    return true;
  }
}

function goalsIn(value: unknown): readonly Goal[] {
  return listOf(value, (goal): goal is unknown => asRecord(goal) !== null).flatMap((goal) => asGoal(goal) ?? []);
}
