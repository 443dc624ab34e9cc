import type { StoreApi } from 'zustand/vanilla';
import type { CartActions } from './cart-actions.ts';
import type { CartState } from './cart-state.ts';

/** One store for each element: its state, what the page can ask of it, and its life. */
export interface CartStore {
  readonly state: StoreApi<CartState>;
  readonly actions: CartActions;
  /** Fetches what is missing and listens to other tabs and the network. Can follow a `stop`. */
  start(): void;
  /** Loads what the first cart does not need to be shown. Silent: whatever needs it tells when it is missing. */
  prepare(): void;
  /** Lets every request, timer and listener go; the state stays. */
  stop(): void;
}
