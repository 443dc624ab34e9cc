import type { ErrorCategory } from './error-catalogue.ts';
import type { OpenEnum } from './spelling.ts';

/** Why a call did not do what the shopper wanted; what the screen says follows from it (specification, 8). */
export type Failure =
  /** No answer, or one that broke off. */
  | { readonly kind: 'connection' }
  /** The browser is offline; the change waits. */
  | { readonly kind: 'offline' }
  /** An answer that makes no sense: not JSON, a broken required field, a server error. */
  | { readonly kind: 'external'; readonly status: number }
  /** The server understood and said no, with a code of the error catalogue. */
  | RefusedFailure
  /** The session ran out; `href` leads to the login. */
  | { readonly kind: 'login'; readonly href: string | null }
  /** The cart no longer exists (404 or 410). */
  | { readonly kind: 'gone' }
  /** The server took the change and answered a cart that does not show it (rulings, 63). */
  | { readonly kind: 'adjusted' };

export interface RefusedFailure {
  readonly kind: 'refused';
  readonly errorCode: number;
  readonly category: OpenEnum<ErrorCategory> | null;
  /** The server's own words; shown only where the specification says so. */
  readonly message: string | null;
  readonly status: number;
  readonly appointmentIds: readonly string[];
}
