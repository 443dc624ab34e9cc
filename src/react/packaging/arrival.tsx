import { useStore } from 'zustand/react';
import type { CartItem } from '../../domain/cart.ts';
import { arrivalOf, immediately } from '../../domain/delivery-term-selection.ts';
import { packagingTexts } from '../../messages/packaging-texts.ts';
import { confirmedCart, shownShipping } from '../../store/cart/cart-selectors.ts';
import { openAt } from '../../store/intents/log.ts';
import { packagingSlot } from '../../store/intents/slots.ts';
import { useCartContext } from '../cart-context.tsx';

/** When a newly packed item arrives, once the cart is confirmed and if that is known. */
export function Arrival({ item }: { readonly item: CartItem }) {
  // It depends on the packaging of the other items.
  const { state: stateOfCart } = useCartContext().store;
  const term = useStore(stateOfCart, (state) => {
    const cart = confirmedCart(state);
    const isOpen = openAt(state, packagingSlot(item.id));
    return cart && !isOpen && arrivalOf(item, cart, state.deliveryTerms ?? [], shownShipping(state));
  });
  return (
    term && (
      <span className="arrival" part="arrival">
        {packagingTexts.arrival(term === immediately ? packagingTexts.byEmail : term.text)}
      </span>
    )
  );
}
