import type { UnavailablePayment, UnknownPayment } from './payment-labels.ts';

/** An error in analytics. It must not contain input of the shopper. */
export interface TrackedError {
  readonly error: ErrorText;
  /** The name of the notification that the shopper saw. */
  readonly notification?: string;
}

export type ErrorText =
  | 'Cart is empty'
  | WishlistError
  | AccountError
  | ReturnType<typeof unavailableError>
  | UnknownPayment;

export type WishlistError = keyof typeof wishlistNotifications;

const wishlistNotifications = {
  'Item went offline': 'Error - Product went offline',
  'More than 99 products': 'Error - More than 99 products in wishlist',
} as const;

/** Errors of the account's forms. */
export type AccountError =
  | 'PasswordRequirements'
  | 'PasswordMismatch'
  | 'AccountAlreadyExists'
  | 'AccountNotFound'
  | 'WrongPassword';

export function wishlistError(error: WishlistError): TrackedError {
  return { error, notification: wishlistNotifications[error] };
}

export function unavailableError(payment: UnavailablePayment) {
  return `Selected payment method not available: ${payment}` as const;
}
