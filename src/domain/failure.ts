import type { ErrorAnswer } from './error-catalog.ts';

/** Why a call failed. Determines the message on the page. */
export type Failure =
  /** The request or its response was lost. */
  | { readonly kind: 'connection' }
  /** The browser is offline. `waiting`: a paused change will be sent later. */
  | { readonly kind: 'offline'; readonly waiting: boolean }
  /** An invalid response: not JSON, an invalid required field, a server error. */
  | { readonly kind: 'external'; readonly status: number }
  /** The server refused the request with a code of the error catalog. */
  | RefusedFailure
  /** A customer's session has expired, or a guest has to log in; `href` is the login page. */
  | { readonly kind: 'login'; readonly href: string | null; readonly guest: boolean }
  /** The cart, or what a change is about, no longer exists (404 or 410). */
  | { readonly kind: 'gone'; readonly what: 'cart' | 'part' }
  | { readonly kind: 'wishlistFull' }
  /** The product is no longer sold. */
  | { readonly kind: 'itemOffline' }
  /** The server accepted the change but returned a cart that does not show it. */
  | { readonly kind: 'adjusted' };

export interface RefusedFailure extends Omit<ErrorAnswer, 'fields'> {
  readonly kind: 'refused';
  readonly status: number;
  readonly appointmentIds: readonly string[];
}

/** Whether a snackbar with a link to the wishlist shows the failure, instead of a notice. */
export function isShownInSnackbar(failure: Failure | null | undefined): boolean {
  return failure?.kind === 'wishlistFull';
}

/** Whether the caller canceled a call, or a login, a logout or an expired session a wish. Never shown or reported. */
export function isCancellation(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}
