import { cookies } from './cookies.ts';
import type { Format } from './stored-format.ts';
import { createMemory, type StorageArea, webStorage } from './storage-area.ts';

/** One entry in the browser's storage. No method throws, even if the browser blocks the storage. */
export interface Stored<Value> {
  readonly name: string;
  readonly kind: 'cookie' | 'local' | 'session';
  /** In seconds; null for the lifetime of its kind. */
  readonly lifetime: number | null;
  /** The part of the shop that writes it. */
  readonly owner: string;
  /** Returns null if there is no value. Removes an invalid one. */
  read(): Value | null;
  /** Stores a value. An empty one, such as 0 or an empty list, removes the entry. */
  write(value: Value): void;
  remove(): void;
}

interface Definition<Value> extends Pick<Stored<Value>, 'owner'>, Partial<Pick<Stored<Value>, 'lifetime'>> {
  readonly format: Format<Value>;
  /** Whether a value that exceeds the size of a cookie, 4096 bytes, is stored in the local storage. */
  readonly isLarge?: boolean;
}

/* @__NO_SIDE_EFFECTS__ */
export function cookie<Value>(name: string, definition: Definition<Value>): Stored<Value> {
  const overflow = definition.isLarge ? [webStorage('localStorage')] : [];
  return stored(name, 'cookie', definition, [cookies, ...overflow, createMemory()]);
}

const tab = /* @__PURE__ */ webStorage('sessionStorage');
const tabOnly = [tab, /* @__PURE__ */ createMemory()];

/* @__NO_SIDE_EFFECTS__ */
export function local<Value>(name: string, definition: Definition<Value>): Stored<Value> {
  return stored(name, 'local', definition, [webStorage('localStorage'), ...tabOnly]);
}

/* @__NO_SIDE_EFFECTS__ */
export function session<Value>(name: string, definition: Definition<Value>): Stored<Value> {
  return stored(name, 'session', definition, tabOnly);
}

/** @param areas in order of preference: each is the fallback of the one before. */
function stored<Value>(
  name: string,
  kind: Stored<Value>['kind'],
  { owner, lifetime = null, format }: Definition<Value>,
  areas: readonly StorageArea[],
): Stored<Value> {
  /** Areas that were blocked when their value was replaced or removed: they may still have it when they work again. */
  const outdated = new Set<StorageArea>();
  const clear = (area: StorageArea) => void (area.remove(name) ? outdated.delete(area) : outdated.add(area));
  return {
    name,
    kind,
    lifetime,
    owner,
    read() {
      for (const area of areas) {
        const text = outdated.has(area) ? null : area.read(name);
        if (text === null) continue;
        const value = format.parse(text);
        if (value !== null) return value;
        area.remove(name);
      }
      return null;
    },
    write(value) {
      const text = format.print(value);
      let isDone = text === null;
      for (const area of areas) {
        const isStored: boolean = !isDone && area.write(name, text ?? '', lifetime);
        // Otherwise, an older value in a preferred area would be read instead.
        if (isStored) outdated.delete(area);
        else clear(area);
        isDone ||= isStored;
      }
    },
    remove: () => areas.forEach(clear),
  };
}
