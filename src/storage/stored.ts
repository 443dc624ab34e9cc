import { cookies } from './cookies.ts';
import type { Format } from './format.ts';
import { createMemory, type Place } from './place.ts';
import { webStorage } from './web-storage.ts';

/** One thing that is kept in the browser. No method throws, whatever the browser refuses. */
export interface Stored<Value> {
  readonly name: string;
  readonly kind: 'cookie' | 'local' | 'session';
  /** Seconds; null as long as the kind lasts. */
  readonly lifetime: number | null;
  /** The part of the shop that writes it. */
  readonly owner: string;
  /** null if there is none. A hostile or outdated one is dropped. */
  read(): Value | null;
  /** Keeps a value; one that is empty, such as 0 or an empty list, is removed. */
  write(value: Value): void;
  remove(): void;
}

interface Definition<Value> {
  readonly owner: string;
  readonly format: Format<Value>;
}

interface CookieDefinition {
  readonly lifetime: number | null;
  /** Whether a value of more than 4096 bytes, which is too much for a cookie, goes to the local storage. */
  readonly isLarge?: boolean;
}

/* @__NO_SIDE_EFFECTS__ */
export function cookie<Value>(
  name: string,
  { lifetime, isLarge, ...definition }: Definition<Value> & CookieDefinition,
): Stored<Value> {
  const beyond = isLarge ? [webStorage('localStorage')] : [];
  return stored({ name, kind: 'cookie', lifetime, ...definition }, [cookies, ...beyond, createMemory()]);
}

const tab = /* @__PURE__ */ webStorage('sessionStorage');
const tabOnly = [tab, /* @__PURE__ */ createMemory()];

/* @__NO_SIDE_EFFECTS__ */
export function local<Value>(name: string, definition: Definition<Value>): Stored<Value> {
  return stored({ name, kind: 'local', lifetime: null, ...definition }, [webStorage('localStorage'), ...tabOnly]);
}

/* @__NO_SIDE_EFFECTS__ */
export function session<Value>(name: string, definition: Definition<Value>): Stored<Value> {
  return stored({ name, kind: 'session', lifetime: null, ...definition }, tabOnly);
}

/** @param places in the order in which they are tried; what one refuses goes to the next. */
function stored<Value>(
  { format, ...described }: Definition<Value> & Pick<Stored<Value>, 'name' | 'kind' | 'lifetime'>,
  places: readonly Place[],
): Stored<Value> {
  const { name, lifetime } = described;
  return {
    ...described,
    read() {
      for (const place of places) {
        const text = place.read(name);
        if (text === null) continue;
        const value = format.parse(text);
        if (value !== null) return value;
        place.remove(name);
      }
      return null;
    },
    write(value) {
      const text = format.print(value);
      let isDone = text === null;
      for (const place of places) {
        const isKept: boolean = !isDone && place.write(name, text ?? '', lifetime);
        // An older value in another place would be read in its stead.
        if (!isKept) place.remove(name);
        isDone ||= isKept;
      }
    },
    remove: () => places.forEach((place) => place.remove(name)),
  };
}
