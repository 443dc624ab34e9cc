import type { ErrorCategory } from './error-catalogue.ts';
import type { OpenEnum } from './spelling.ts';

/** Why a call failed. Determines the message on the screen (specification, 8). */
export type Failure =
  /** The request or its response was lost. */
  | { readonly kind: 'connection' }
  /** The browser is offline. `waiting`: a change is paused and will be sent. */
  | { readonly kind: 'offline'; readonly waiting: boolean }
  /** An invalid response: not JSON, an invalid required field, a server error. */
  | { readonly kind: 'external'; readonly status: number }
  /** The server refused the request with a code of the error catalogue. */
  | RefusedFailure
  /** The session of a customer has expired, or a guest has to log in; `href` is the login page. */
  | { readonly kind: 'login'; readonly href: string | null; readonly guest: boolean }
  /** The cart, or what a change is about, no longer exists (404 or 410). */
  | { readonly kind: 'gone'; readonly what: 'cart' | 'part' }
  /** The wishlist has no room. */
  | { readonly kind: 'wishlistFull' }
  /** The product is no longer sold. */
  | { readonly kind: 'itemOffline' }
  /** The server accepted the change but returned a cart that does not show it (rulings, 63). */
  | { readonly kind: 'adjusted' };

export interface RefusedFailure {
  readonly kind: 'refused';
  readonly errorCode: number;
  readonly category: OpenEnum<ErrorCategory> | null;
  /** The server's message; shown only where the specification says so. */
  readonly message: string | null;
  readonly status: number;
  readonly appointmentIds: readonly string[];
}

/** Whether a snackbar with a link to the wishlist shows it, instead of a notice. */
export function isShownInSnackbar(failure: Failure | null | undefined): boolean {
  return failure?.kind === 'wishlistFull';
}
