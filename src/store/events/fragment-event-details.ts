import type { Cart } from '../../domain/cart.ts';
import type { WishlistEvents } from './wishlist-event-details.ts';

/** Details of the events that `<cart-fragment>` dispatches to its host page. */
export interface FragmentEvents extends WishlistEvents {
  /** The first render is on the screen. */
  cartFragmentReady: { readonly hydrated: boolean };
  /** A confirmed cart differs from the one before it. */
  cartChange: { readonly cart: Cart };
  /** Right after `cartChange` if the version differs as well. */
  cartVersionChange: { readonly cartId: string; readonly cartVersion: number; readonly numberOfItems: number };
  /** Cancelable: a host that cancels it navigates itself. */
  cartProceed: { readonly cartId: string; readonly nextStepUrl: string };
  /** Cancelable: a host that cancels it prevents the reload; the page then shows the empty view. */
  cartEmptied: { readonly cartId: string };
  cartFragmentError: { readonly message: string; readonly eventId?: string };
  paymentVisibilityChange: { readonly isVisible: boolean };
}
