import { createStore } from 'zustand/vanilla';
import type { Cart } from '../../domain/cart.ts';
import type { Failure } from '../../domain/failure.ts';
import type { PackagingVariants } from '../../domain/packaging.ts';
import { type CartState, initialState } from '../../store/cart/cart-state.ts';
import type { CartActions } from '../../store/create-cart-actions.ts';
import type { CartStore } from '../../store/create-cart-store.ts';
import { testCart, testData } from '../../store/testing/test-cart.ts';

export interface FakeStore extends CartStore {
  /** The called actions, in order: each name, followed by the arguments. */
  readonly calls: readonly (readonly unknown[])[];
  /** The next results of `loadPackagingVariants`. While empty, its promises remain pending. */
  readonly variants: (PackagingVariants | Failure)[];
}

/** A store that records calls of actions. Only the test changes its state. */
export function createFakeStore(changes: Partial<CartState> = {}): FakeStore {
  const calls: (readonly unknown[])[] = [];
  const variants: (PackagingVariants | Failure)[] = [];
  const record =
    (name: keyof CartActions) =>
    (...values: unknown[]) => {
      calls.push([name, ...values]);
      if (name === 'refresh') return Promise.resolve();
      if (name !== 'loadPackagingVariants') return undefined;
      const answer = variants.shift();
      return answer ? Promise.resolve(answer) : new Promise(() => {});
    };
  const created = new Map<string | symbol, unknown>();
  const actions = new Proxy({} as CartActions, {
    get(_, name) {
      if (!created.has(name)) created.set(name, record(name as keyof CartActions));
      return created.get(name);
    },
  });
  return {
    state: createStore<CartState>(() => ({ ...initialState(testData()), ...changes })),
    actions,
    designs: new Map(),
    calls,
    variants,
    start() {},
    stop() {},
    express: () => new Promise(() => {}),
  };
}

/** The state of a page with a loaded cart. */
export function ready(cart: Cart = testCart()): Pick<CartState, 'phase'> {
  return { phase: { kind: 'ready', cart } };
}
