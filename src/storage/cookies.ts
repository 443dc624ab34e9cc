import { tryOrNull } from '../domain/try-or-null.ts';
import type { StorageArea } from './storage-area.ts';

/** null if there is none, or if cookies are blocked. Badges are too small for the rest. */
export function readCookie(name: string): string | null {
  const text = tryOrNull(() => Reflect.get<Document, 'cookie'>(ownerOfCookie(), 'cookie', document));
  const pair = text?.split('; ').find((one) => one.startsWith(`${name}=`));
  const value = pair?.slice(name.length + 1) ?? null;
  // A host may have written its own cookies without encoding them.
  return value && (tryOrNull(() => decodeURIComponent(value)) ?? value);
}

/** Cookies of the page with path `/`; none if they are blocked. */
export const cookies: StorageArea = {
  read: readCookie,
  write(name, text, lifetime) {
    const age = lifetime === null ? '' : `; max-age=${lifetime}`;
    const isLocalhost = /^((.+\.)?localhost|127(\.\d+){3}|\[::1\])$/.test(location.hostname);
    setCookie(name, text, `; samesite=lax${age}${isLocalhost ? '' : '; secure'}`);
    // The browser silently drops what it refuses, such as more than 4096 bytes.
    return readCookie(name) === text;
  },
  remove(name) {
    setCookie(name, '', '; max-age=0; expires=Thu, 01 Jan 1970 00:00:00 GMT');
    return readCookie(name) === null;
  },
};

/** An element such as `<img name="cookie">` may clobber the property itself, and a library the global `Document`. */
function ownerOfCookie(): Document {
  return Object.getPrototypeOf(document) as Document;
}

function setCookie(name: string, text: string, attributes: string): void {
  // Cookies may be blocked, or the text has half a character, which cannot be encoded.
  tryOrNull(() =>
    Reflect.set(ownerOfCookie(), 'cookie', `${name}=${encodeURIComponent(text)}; path=/${attributes}`, document),
  );
}
