/** Something that the shopper has removed. A line takes its place for a while. */
export interface Removal {
  readonly id: number;
  readonly at: RemovalPlace;
  /** How many rows of its list are above it. */
  readonly index: number;
  readonly box: RemovedBox;
  /** What was removed, without a period. */
  readonly text: string;
  /** Its name, for the name of the button. */
  readonly name: string;
  /** The version of the cart that confirmed it. */
  readonly cartVersion: number;
  /** Where the notices about undoing it are shown; null if the page shows them elsewhere. See `noticesAt`. */
  readonly noticeTarget: string | null;
  /** The key of the change that undoes it; null if the shop cannot. */
  readonly undoKey: string | null;
  readonly isUndoing: boolean;
  undo(): void;
  /** Its time is over. */
  hide(): void;
}

export type RemovalPlace = 'items' | 'vouchers' | 'coupon';

/** The place of a row, measured before it is gone, in pixels. */
export interface RemovedBox {
  readonly height: number;
  /** The distances to the rows above and below. */
  readonly above: number;
  readonly below: number;
  /** Whether the row had the focus. */
  readonly hadFocus: boolean;
}

/**
 * From now on, adds the shopper's removals to the state.
 * @param parts the `RemovalsContext` of the store.
 */
export type FollowRemovals = (parts: object) => void;
