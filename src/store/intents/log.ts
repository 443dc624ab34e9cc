import { slotOf } from './definitions.ts';
import { type Entry, isOpen, isSettled, type OpenEntry, type SettledEntry } from './entry.ts';

export type Log = readonly Entry[];
interface WithLog {
  readonly log: Log;
}

/** The entries that no cart has confirmed yet, in the order in which they were made; one for each slot. */
export function openEntries({ log }: WithLog): readonly OpenEntry[] {
  return log.filter(isOpen);
}

/** Entries that were confirmed a moment ago or refused, in the order in which they were settled; one for each slot. */
export function settledEntries({ log }: WithLog): readonly SettledEntry[] {
  return log.filter(isSettled);
}

export function openAt({ log }: WithLog, slot: string): OpenEntry | undefined {
  return log.find((entry): entry is OpenEntry => isOpen(entry) && slotOf(entry.intent) === slot);
}

/** The last entry of a slot that was refused, or confirmed a moment ago. */
export function settledAt({ log }: WithLog, slot: string): SettledEntry | undefined {
  return log.find((entry): entry is SettledEntry => isSettled(entry) && slotOf(entry.intent) === slot);
}
