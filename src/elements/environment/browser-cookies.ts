import type { Cookies } from '../../store/environment.ts';
import { fromDocument, writeCookie } from '../unclobbered.ts';

/** Cookies of the page; none if they are blocked. */
export const browserCookies: Cookies = {
  read(name) {
    try {
      const pairs = fromDocument(document, 'cookie').split('; ');
      const found = pairs.find((pair) => pair.startsWith(`${name}=`));
      return found === undefined ? null : decodeURIComponent(found.slice(name.length + 1));
    } catch {
      return null;
    }
  },
  remove(name) {
    try {
      writeCookie(document, `${name}=; path=/; max-age=0; expires=Thu, 01 Jan 1970 00:00:00 GMT`);
    } catch {
      // Cookies are blocked, so there is nothing to remove.
    }
  },
};
