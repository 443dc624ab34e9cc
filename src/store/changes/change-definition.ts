import type { Call } from '../../api/http-client.ts';
import type { CallOptions } from '../../api/send-request.ts';
import type { Cart } from '../../domain/cart.ts';
import type { Failure } from '../../domain/failure.ts';
import type { NoticeLink } from '../../messages/notice-text.ts';

/** A change that a shopper makes. All but additions are goals rather than steps, so that sending them twice is idempotent. */
export interface ChangeDefinition {
  readonly kind: string;
  /** One of `change-keys.ts`, or `additionKey`. */
  readonly key: string;
  /** The item whose row shows it, null if no row does. */
  readonly itemId: string | null;
  /** Whether what it removes leaves a line. Ticket rows that a quantity removes leave one each without this. */
  readonly leavesLine?: true;
  send(call: Call, options: CallOptions): Promise<Cart>;
  /** Whether a cart shows the change, or cannot show it any more because the item is gone. */
  isConfirmedBy(cart: Cart): boolean;
  /** Whether a cart does not offer this choice any more, so that retrying it is pointless. */
  isObsolete?(cart: Cart): boolean;
  /** The snackbar that confirms it, if the page itself shows it too quietly. */
  confirmation?(cart: Cart, baseUrl: string): Confirmation | null;
  /** Why an answer does not show the change, if the cart says so. */
  rejection?(cart: Cart): Failure | null;
}

export interface Confirmation {
  readonly text: string;
  readonly link?: NoticeLink;
  /** Milliseconds until the snackbar closes. */
  readonly duration?: number;
}

/** Checks a definition, and retains the details of its kind in the type. */
export function define<const Definition extends ChangeDefinition>(
  definition: Definition,
): Definition & ChangeDefinition {
  return definition;
}
