import { documentMember } from '../../dom/document-member.ts';

/* Entries of the storage registry, which is too large for the early script. A test compares the names. */
export const pendingChanges = 'cf_pending_changes';
export const confirmedCartMark = 'cf_confirmed_cart';
export const cartEmptied = 'cf_cart_emptied';

/** Returns the value of an entry of the session storage; nothing if there is none, or if the storage is blocked. */
export function readSession(name: string): unknown {
  try {
    return JSON.parse(sessionStorage[name] as string);
  } catch {
    return undefined;
  }
}

/** Whether the page has a cookie; not if cookies are blocked. */
export function hasCookie(name: string | null): unknown {
  try {
    return documentMember('cookie').includes(`${name}=`);
  } catch {
    return undefined;
  }
}

/** Returns whether the storage has accepted it. */
export function writeSession(name: string, value: unknown): boolean {
  try {
    sessionStorage[name] = JSON.stringify(value);
    return true;
  } catch {
    return false;
  }
}
