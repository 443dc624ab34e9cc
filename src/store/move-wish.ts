/** What puts the product of a move on the wishlist before each time that the move is sent. */
export interface MoveWish {
  /** Rejects when the wishlist does not take it; can be called again. */
  keep(): Promise<unknown>;
  takeBack(): void;
}

/** @param keep resolves to what takes the product off the wishlist again, if it was not there before. */
export function createMoveWish(keep: () => Promise<() => void>): MoveWish {
  let keeping: Promise<void> | null = null;
  const takeBacks: (() => void)[] = [];
  return {
    // It may have been taken off again meanwhile, for example by another tab.
    keep: () =>
      (keeping ??= keep()
        .then((takeBack) => void takeBacks.push(takeBack))
        .finally(() => (keeping = null))),
    takeBack() {
      const all = () => takeBacks.splice(0).forEach((takeBack) => takeBack());
      void (keeping ?? Promise.resolve()).then(all, all);
    },
  };
}
