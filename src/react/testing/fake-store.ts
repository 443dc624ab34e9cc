import { createStore } from 'zustand/vanilla';
import type { Cart } from '../../domain/cart.ts';
import type { Failure } from '../../domain/failure.ts';
import type { PackagingVariants } from '../../domain/packaging.ts';
import type { CartState } from '../../store/cart-state.ts';
import type { CartActions, CartStore } from '../../store/cart-store.ts';
import { initialState } from '../../store/initial-state.ts';
import { testCart, testData } from '../../store/testing/test-cart.ts';
import type { Change } from '../../store/changes/changes.ts';
import type { ChangeStatus, PendingChange } from '../../store/changes/pending-change.ts';

export interface FakeStore extends CartStore {
  /** What the page asked for, in order: the action's name, then its arguments. */
  readonly calls: readonly (readonly unknown[])[];
  /** Answers to `loadPackagingVariants`, the next one first; without one the promise stays open. */
  readonly variants: (PackagingVariants | Failure)[];
}

/** A store that remembers what it is asked, and whose state changes only by a test's hand. */
export function createFakeStore(changes: Partial<CartState> = {}): FakeStore {
  const calls: (readonly unknown[])[] = [];
  const variants: (PackagingVariants | Failure)[] = [];
  const remember =
    (name: keyof CartActions) =>
    (...values: unknown[]) => {
      calls.push([name, ...values]);
      if (name === 'refresh') return Promise.resolve();
      if (name !== 'loadPackagingVariants') return undefined;
      const answer = variants.shift();
      return answer ? Promise.resolve(answer) : new Promise(() => {});
    };
  const made = new Map<string | symbol, unknown>();
  const actions = new Proxy({} as CartActions, {
    get(_, name) {
      if (!made.has(name)) made.set(name, remember(name as keyof CartActions));
      return made.get(name);
    },
  });
  return {
    state: createStore<CartState>(() => ({ ...initialState(testData()), ...changes })),
    actions,
    calls,
    variants,
    start() {},
    stop() {},
    express: () => new Promise(() => {}),
  };
}

/** The state of a page that shows a cart. */
export function ready(cart: Cart = testCart()): Pick<CartState, 'phase'> {
  return { phase: { kind: 'ready', cart } };
}

let lastId = 0;

export interface PendingValues extends Partial<Omit<PendingChange, 'status'>> {
  readonly status?: ChangeStatus['kind'];
  /** Why it failed, if it has. */
  readonly failure?: Failure;
}

/** A pending change, by default one whose request is in flight. */
export function pendingFor(
  change: Change,
  { status = 'sending', failure, ...values }: PendingValues = {},
): PendingChange {
  return { id: ++lastId, change, status: statusOf(status, failure), ...pendingDefaults, ...values };
}

const pendingDefaults = { progress: 'Started', attempt: 0, isResent: false, rows: [], confirmableAfter: 0 } as const;

function statusOf(kind: ChangeStatus['kind'], failure: Failure = { kind: 'connection' }): ChangeStatus {
  if (kind === 'failed') return { kind, failure };
  if (kind === 'verifying') return { kind, unconfirmed: { then: 'resend' } };
  return kind === 'paused' ? { kind, unconfirmed: null } : { kind };
}
