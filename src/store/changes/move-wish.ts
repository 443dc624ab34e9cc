/** What puts the product of a move on the wishlist before each time that the move is sent. */
export interface MoveWish {
  /** Rejects when the wishlist does not take it; can be called again. */
  keep(): Promise<void>;
  /** For good: nothing is kept afterwards. */
  takeBack(): void;
}

/** Takes the product off the wishlist again, if it was not there before. A promise that it returns never rejects. */
export type TakeBack = () => unknown;

let turn: Promise<unknown> = Promise.resolve();
let takingBack: Promise<unknown> = Promise.resolve();

/** Wishes are kept one after the other. What has been given up is off the list before the next one looks at it. */
export function createMoveWish(keep: () => Promise<TakeBack>): MoveWish {
  const takeBacks: TakeBack[] = [];
  let keeping: Promise<unknown> = Promise.resolve();
  let isGivenUp = false;

  async function keepNow(): Promise<void> {
    await takingBack;
    if (isGivenUp) return;
    keeping = keep().then((takeBack) => takeBacks.push(takeBack));
    await keeping;
  }

  async function takeAllBack(): Promise<void> {
    await keeping.catch(() => {});
    await Promise.all(takeBacks.splice(0).map((takeBack) => takeBack()));
  }

  return {
    // It may have been taken off again meanwhile, for example by another tab.
    keep() {
      const mine = turn.then(keepNow);
      turn = mine.catch(() => {});
      return mine;
    },
    takeBack() {
      isGivenUp = true;
      takingBack = Promise.all([takingBack, takeAllBack()]);
    },
  };
}
