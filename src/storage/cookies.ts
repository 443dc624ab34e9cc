import type { StorageArea } from './storage-area.ts';

/** null if there is none, or if cookies are blocked. Badges are too small for the rest. */
export function readCookie(name: string): string | null {
  try {
    const pairs = Reflect.get<Document, 'cookie'>(ownerOfCookie(), 'cookie', document).split('; ');
    const found = pairs.find((pair) => pair.startsWith(`${name}=`));
    return found === undefined ? null : decode(found.slice(name.length + 1));
  } catch {
    return null;
  }
}

/** Cookies of the page with path `/`; none if they are blocked. */
export const cookies: StorageArea = {
  read: readCookie,
  write(name, text, lifetime) {
    const age = lifetime === null ? '' : `; max-age=${lifetime}`;
    setCookie(name, text, `; samesite=lax${age}${isLocalhost(location.hostname) ? '' : '; secure'}`);
    // The browser silently drops what it refuses, such as more than 4096 bytes.
    return readCookie(name) === text;
  },
  remove(name) {
    setCookie(name, '', '; max-age=0; expires=Thu, 01 Jan 1970 00:00:00 GMT');
    return readCookie(name) === null;
  },
};

/** A host may have written its own cookies without encoding them. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** An element such as `<img name="cookie">` may clobber the property itself, and a library the global `Document`. */
function ownerOfCookie(): Document {
  return Object.getPrototypeOf(document) as Document;
}

function setCookie(name: string, text: string, attributes: string): void {
  try {
    Reflect.set(ownerOfCookie(), 'cookie', `${name}=${encodeURIComponent(text)}; path=/${attributes}`, document);
  } catch {
    // Cookies are blocked, or the text has half a character, which cannot be encoded.
  }
}

function isLocalhost(host: string): boolean {
  return /^((.+\.)?localhost|127(\.\d+){3}|\[::1\])$/.test(host);
}
