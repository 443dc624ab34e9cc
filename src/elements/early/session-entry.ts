import { documentMember } from '../../dom/document-member.ts';
import { tryOrNull } from '../../domain/try-or-null.ts';

/* Entries of the storage registry, which is too large for the early script. A test compares the names. */
export const pendingChanges = 'cf_pending_changes';
export const confirmedCartMark = 'cf_confirmed_cart';
export const cartEmptied = 'cf_cart_emptied';

/** Returns the value of an entry of the session storage; null if there is none, or if the storage is blocked. */
export const readSession = (name: string): unknown =>
  tryOrNull(() => JSON.parse(sessionStorage[name] as string) as unknown);

/** Whether the page has a cookie; not if cookies are blocked. */
export const hasCookie = (name: string | null): unknown =>
  tryOrNull(() => documentMember('cookie').includes(`${name}=`));

/** Returns null unless the storage has accepted it. */
export const writeSession = (name: string, value: unknown) =>
  tryOrNull(() => (sessionStorage[name] = JSON.stringify(value)));
