import type { ShopState } from './shop-state.ts';

/** What a change leaves behind, and what it answers. */
export interface Changed<Result> {
  readonly state: ShopState;
  readonly result: Result;
}

/** Keeps the state of every session. A session that is not known yet has a fresh shop. */
export interface StateStore {
  read(session: string): Promise<ShopState>;
  /**
   * Atomic: changes of one session run one after the other, each on what the one before has left.
   * A change that throws leaves nothing behind.
   */
  update<Result>(session: string, change: (state: ShopState) => Changed<Result>): Promise<Result>;
}
