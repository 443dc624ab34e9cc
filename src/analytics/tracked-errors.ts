import type { UnavailablePayment, UnknownPayment } from './payment-labels.ts';

/** An error in analytics (specification, 8). It names nothing that a shopper has typed. */
export interface TrackedError {
  readonly error: ErrorText;
  /** How the shopper was told. */
  readonly notification?: string;
}

export type ErrorText =
  'Cart is empty' | WishlistError | AccountError | ReturnType<typeof unavailableError> | UnknownPayment;

export type WishlistError = keyof typeof wishlistNotifications;

const wishlistNotifications = {
  'Item went offline': 'Error - Product went offline',
  'More than 99 products': 'Error - More than 99 products in wishlist',
} as const;

/** Errors of the account's forms (specification, 4). */
export type AccountError =
  'PasswordRequirements' | 'PasswordMismatch' | 'AccountAlreadyExists' | 'AccountNotFound' | 'WrongPassword';

/** An error of the wishlist, with the name of its notification. */
export function wishlistError(error: WishlistError): TrackedError {
  return { error, notification: wishlistNotifications[error] };
}

/** The error that a payment method is not available any more, although it was chosen. */
export function unavailableError(payment: UnavailablePayment) {
  return `Selected payment method not available: ${payment}` as const;
}
