/** What puts the product of a move on the wishlist, once, however often the move is sent. */
export interface MoveWish {
  /** Rejects when the wishlist does not take it; can be called again. */
  keep(): Promise<unknown>;
  takeBack(): void;
}

/** @param keep resolves to what takes the product off the wishlist again, if it was not there before. */
export function createMoveWish(keep: () => Promise<() => void>): MoveWish {
  let keeping: Promise<() => void> | null = null;
  return {
    keep: () =>
      (keeping ??= keep().catch((error: unknown) => {
        keeping = null;
        throw error;
      })),
    takeBack: () => void keeping?.then((takeBack) => takeBack()).catch(() => {}),
  };
}
