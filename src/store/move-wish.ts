/** What puts the product of a move on the wishlist before each time that the move is sent. */
export interface MoveWish {
  /** Rejects when the wishlist does not take it; can be called again. */
  keep(): Promise<void>;
  takeBack(): void;
}

let turn: Promise<unknown> = Promise.resolve();

/** One after the other: what is taken back is off the list before the next move of the product puts it on again. */
function inTurn(run: () => Promise<void>): Promise<void> {
  const mine = turn.then(run);
  turn = mine.catch(() => {});
  return mine;
}

/** @param keep resolves to what takes the product off the wishlist again, if it was not there before. */
export function createMoveWish(keep: () => Promise<() => void>): MoveWish {
  const takeBacks: (() => void)[] = [];
  return {
    // It may have been taken off again meanwhile, for example by another tab.
    keep: () => inTurn(async () => void takeBacks.push(await keep())),
    takeBack: () => void inTurn(async () => takeBacks.splice(0).forEach((takeBack) => takeBack())),
  };
}
