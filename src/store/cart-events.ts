import type { Cart } from '../domain/cart.ts';
import type { WishlistEvents } from './wishlist/wishlist-event-details.ts';

/** Details of the events that the cart sends to its host page (rulings, 15 and 27). */
export interface FragmentEvents extends WishlistEvents {
  /** The first render is on the screen. */
  cartFragmentReady: { readonly hydrated: boolean };
  /** A confirmed cart differs from the one before it. */
  cartChange: { readonly cart: Cart };
  /** Right after `cartChange`, when the version differs, too. */
  cartVersionChange: { readonly cartId: string; readonly cartVersion: number; readonly numberOfItems: number };
  /** Cancelable: a host that cancels it navigates itself. */
  cartProceed: { readonly cartId: string; readonly nextStepUrl: string };
  /** Cancelable: a host that cancels it keeps the page and sees the empty view in place. */
  cartEmptied: { readonly cartId: string };
  cartFragmentError: { readonly message: string; readonly eventId?: string };
  paymentVisibilityChange: { readonly isVisible: boolean };
}
