import type { Cart } from '../domain/cart.ts';
import type { DeliveryTerm } from '../domain/delivery-term.ts';
import type { Failure } from '../domain/failure.ts';
import type { FragmentData } from '../domain/fragment-data.ts';
import type { Notice } from '../domain/notice.ts';
import type { Wish } from './wish.ts';

/** Where the cart stands; `ready` keeps the last confirmed cart, whatever is under way. */
export type CartPhase =
  | { readonly kind: 'absent' }
  | { readonly kind: 'loading'; readonly slow: boolean }
  | { readonly kind: 'ready'; readonly cart: Cart }
  | { readonly kind: 'failed'; readonly failure: Failure };

/** Everything that the cart page is derived from. Nothing that can be derived is stored. */
export interface CartState {
  readonly data: FragmentData;
  readonly phase: CartPhase;
  /** In the order in which they were asked for. */
  readonly wishes: readonly Wish[];
  /** Subjects whose change was confirmed less than a second ago (rulings, 17: Finished). */
  readonly finished: readonly string[];
  readonly notices: readonly Notice[];
  /** Refusals that concern one item alone. */
  readonly itemFailures: Readonly<Record<string, Failure>>;
  /** A code that the server or the login rule refused, for the discount dialog. */
  readonly couponFailure: Failure | null;
  readonly failedAppointmentIds: readonly string[];
  readonly deliveryTerms: readonly DeliveryTerm[];
  readonly proceeding: boolean;
}
