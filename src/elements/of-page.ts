/** Returns a value of the global scope, created on first use: each entry of the package has its own copy of this module. */
export function ofPage<Value>(name: string, create: () => Value): Value {
  const shared = globalThis as unknown as Record<symbol, Value | undefined>;
  return (shared[Symbol.for(`cart-fragment.${name}`)] ??= create());
}
