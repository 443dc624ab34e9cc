import type { Changeset } from './changeset.ts';
import type { Failure } from './failure.ts';

/** The subject of a banner; `noticeMessage` returns its text. */
export type NoticeContent =
  /** `initialErrorCode` of the fragment data. */
  | { readonly kind: 'initialError'; readonly errorCode: number }
  | { readonly kind: 'changeset'; readonly changeset: Changeset }
  /** The cart was synchronized with another tab or device. */
  | { readonly kind: 'synced' }
  | { readonly kind: 'failure'; readonly failure: Failure }
  /** The reason in `discountStatus` why the discount does not apply. */
  | { readonly kind: 'discount'; readonly message: string }
  /** The cart was replaced, for example after an order in another tab. */
  | { readonly kind: 'replaced' }
  /** The balance of an applied value voucher has changed. */
  | { readonly kind: 'voucherChanged' }
  /**
   * An express payment failed, or its buttons were removed during it; the wishlist is full at login, appointments cannot
   * be reserved, or changes of an earlier page were dropped. The code for these is loaded later, with its texts.
   */
  | (NoticeText & { readonly kind: 'payment' | 'endedPayment' | 'fullWishlist' | 'failedReservation' | 'dropped' })
  /** A change without a row of its own, or proceeding to checkout, takes long. */
  | { readonly kind: 'slow'; readonly what: 'change' | 'proceed' };

export interface Notice {
  readonly id: string;
  readonly content: NoticeContent;
  /** Whether the banner has the button `Erneut versuchen`. */
  readonly retry: boolean;
  /** The kind of the change that it is about. */
  readonly about?: string;
}

export type NoticeSeverity = 'error' | 'warning' | 'success' | 'promo';

export interface NoticeText {
  readonly severity: NoticeSeverity;
  readonly headline?: string;
  readonly text: string;
  /** A paragraph of its own. */
  readonly detail?: string;
  /** One entry for each of several changes. */
  readonly items?: readonly NoticeItem[];
  readonly link?: NoticeLink;
  /** Whether the hotline can help. */
  readonly hotline?: true;
}

export interface NoticeItem {
  readonly text: string;
  /** What it is about, after the text. */
  readonly title?: string;
  /** Of the title. */
  readonly href?: string;
}

export interface NoticeLink {
  readonly text: string;
  readonly href: string;
  /** The key of the change whose place on the page it leads to. */
  readonly target?: string;
}
