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

function hasSameEntries<Value extends object>(a: Value, b: Value): boolean {
  const keys = Object.keys(a) as (keyof Value)[];
  return keys.length === Object.keys(b).length && keys.every((key) => Object.is(a[key], b[key]));
}
