import { useRef } from 'react';

/**
 * Makes a selector return the last array or object as long as its entries are the same. zustand's own version needs
 * `Array.prototype.entries`, which Prototype.js replaces before version 1.7.3.
 */
export function useShallow<State, Value extends object | null>(
  select: (state: State) => Value,
): (state: State) => Value {
  const last = useRef<Value>(null);
  return (state) => {
    const next = select(state);
    return last.current && next && hasSameEntries(last.current, next) ? last.current : (last.current = next);
  };
}

function hasSameEntries(a: object, b: object): boolean {
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length && keys.every((key) => Object.is(Reflect.get(a, key), Reflect.get(b, key)))
  );
}
