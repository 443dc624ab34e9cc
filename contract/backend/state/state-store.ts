import type { ShopState } from './shop-state.ts';

/** The new state and the result of a change. */
export interface Changed<Result> {
  readonly state: ShopState;
  readonly result: Result;
}

/** Stores the state of every session. An unknown session has the initial state. */
export interface StateStore {
  read(session: string): Promise<ShopState>;
  /** Atomic: changes of one session run one after the other. A change that throws has no effect. */
  update<Result>(session: string, change: (state: ShopState) => Changed<Result>): Promise<Result>;
}
