import { slotOf } from './definitions.ts';
import { type Entry, isOpen, type Log, type OpenEntry, type SettledEntry } from './entry.ts';

let lastId = 0;

const newId = (): number => ++lastId;

/** An entry before its first attempt. */
export function newEntry<Known extends Omit<Entry, 'id' | 'progress' | 'attempt' | 'isResent'>>(
  known: Known,
): Entry & Known {
  return { id: newId(), progress: 'Started', attempt: 0, isResent: false, ...known };
}

/** Replaces an entry by its next version, or removes it. What is settled comes last. */
export function replaced(log: Log, id: number, next: OpenEntry | SettledEntry | null): Log {
  if (next && isOpen(next)) return log.map((entry) => (entry.id === id ? next : entry));
  return keepingWishes(log, [...log.filter((entry) => entry.id !== id), ...(next ? [next] : [])]);
}

export function without(log: Log, ids: readonly number[]): Log {
  const left = log.filter(({ id }) => !ids.includes(id));
  return keepingWishes(log, left);
}

/** Adds an entry, which replaces those of its slot, and takes over what they may have added to the wishlist. */
export function withNew(log: Log, added: OpenEntry): Log {
  const slot = slotOf(added.intent);
  const isReplaced = (entry: Entry) =>
    slotOf(entry.intent) === slot && (entry.status.kind !== 'abandoned' || continuesMove(entry, added));
  const wished = added.wished || log.some((entry) => entry.wished && isReplaced(entry) && continuesMove(entry, added));
  return keepingWishes(log, [...log.filter((entry) => !isReplaced(entry)), { ...added, wished }]);
}

/** Keeps the moves that ended without success until a cart shows whether their product stays on the wishlist. */
export function keepingWishes(before: Log, now: Log): Log {
  const stays = (entry: Entry) => now.some(({ id, status }) => id === entry.id && status.kind !== 'refused');
  const isContinued = (entry: Entry) => now.some((other) => continuesMove(entry, other));
  const ended = before.filter((entry) => isOpen(entry) && entry.wished && !stays(entry) && !isContinued(entry));
  return [...now, ...ended.map((entry): Entry => ({ ...entry, id: newId(), status: { kind: 'abandoned' } }))];
}

/** Whether an open entry moves the same item, so that the two share what is on the wishlist. */
export function continuesMove({ intent }: Entry, other: Entry): boolean {
  return (
    intent.kind === 'move' && isOpen(other) && other.intent.kind === 'move' && slotOf(intent) === slotOf(other.intent)
  );
}
