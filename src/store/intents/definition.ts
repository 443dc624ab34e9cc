import type { Call } from '../../api/http-client.ts';
import type { CallOptions } from '../../api/send-request.ts';
import type { Cart } from '../../domain/cart.ts';
import type { Failure } from '../../domain/failure.ts';
import type { NoticeLink } from '../../domain/notice.ts';
import type { Intent } from './intent.ts';

/** What a cart has in the slot of an intent, in a form that can be compared. */
export type Value = string | number | null;

/** All that the store has to know about one kind of intent. */
export interface Definition<I extends Intent> {
  /** See `slots.ts`. */
  slot(intent: I): string;
  /** Null, or 0 for a number, if the slot is gone. */
  value(intent: I, cart: Cart): Value;
  /** The value that a cart has once the shop has fulfilled the intent. */
  wanted(intent: I): Value;
  /** Whether a value fulfils the intent, if that is not only `wanted`. */
  isReached?(intent: I, value: Value): boolean;
  /** Whether a cart offers the choice. Without this, it always does. */
  isOffered?(intent: I, cart: Cart): boolean;
  send(intent: I, call: Call, options: CallOptions): Promise<Cart>;
  /** Set if the next page of the tab must not read it: the shopper has typed it, or it must not be sent twice. */
  readonly isOfThisPage?: true;
  /** Set if confirming it shows an undo line. Ticket rows that a quantity removes show one each without this. */
  readonly leavesLine?: true;
  /** The snackbar that confirms it, if the page itself shows it too quietly. */
  confirmation?(intent: I, cart: Cart, baseUrl: string): Confirmation | null;
  /** Why an answer does not fulfil it, if the cart says so. */
  rejection?(cart: Cart): Failure | null;
}

export interface Confirmation {
  readonly text: string;
  readonly link?: NoticeLink;
  /** Milliseconds until the snackbar closes. */
  readonly duration?: number;
}
