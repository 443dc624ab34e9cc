import type { Changeset } from './changeset.ts';
import type { Failure } from './failure.ts';

/** What a banner tells; its words are found by `noticeMessage` (specification, 4 and 8). */
export type NoticeContent =
  /** A code of the error catalogue that the page was started with. */
  | { readonly kind: 'initialError'; readonly errorCode: number }
  /** What the server changed in the cart on its own. */
  | { readonly kind: 'changeset'; readonly changeset: Changeset }
  /** The cart was brought up to date with another tab or device. */
  | { readonly kind: 'synced' }
  /** A call of this page failed. */
  | { readonly kind: 'failure'; readonly failure: Failure }
  /** Appointments that could not be reserved; their rows are marked. */
  | { readonly kind: 'failedReservation'; readonly appointmentIds: readonly string[] }
  /** A `discountStatus` that says why the discount does not apply. */
  | { readonly kind: 'discount'; readonly message: string }
  /** Another cart stands here now, such as after the order in another tab. */
  | { readonly kind: 'replaced' }
  /** An applied value voucher is not worth what it was. */
  | { readonly kind: 'voucherChanged' }
  /** A change that is not about an item, or the step to the order data, takes long; an item tells of it itself. */
  | { readonly kind: 'slow'; readonly what: 'change' | 'proceed' };

export interface Notice {
  readonly id: string;
  readonly content: NoticeContent;
  /** Whether `Erneut versuchen` can repeat what failed. */
  readonly retry: boolean;
}

/** The four looks of a banner (specification, 2). */
export type NoticeSeverity = 'error' | 'warning' | 'success' | 'promo';
