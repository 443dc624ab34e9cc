/** Something that the shopper has removed. A line takes its place for a while. */
export interface Removal {
  readonly id: number;
  readonly at: RemovalPlace;
  /** The id of the item or voucher; empty for a code. */
  readonly of: string;
  /** The row of the item above which the line stands, if the item has more rows. */
  readonly row: number;
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

/** The ids of the lists in the order on the screen, in which what was removed keeps its place. */
export type ShownOrder = Readonly<Record<RemovalPlace, readonly string[]>>;
