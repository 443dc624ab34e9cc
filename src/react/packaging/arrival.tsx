import { useStore } from 'zustand/react';
import { arrivalOf, immediately } from '../../domain/delivery-term.ts';
import type { CartItem } from '../../domain/cart.ts';
import { texts } from '../../messages/texts.ts';
import { deliveryTerm } from '../../store/cart/delivery-term.ts';
import { useCartContext } from '../cart-context.tsx';

/** When an item arrives, and for whom. Reserves its space while the terms are being loaded. */
export function Arrival({ item }: { readonly item: CartItem }) {
  // It depends on the packaging of the other items.
  const term = useStore(useCartContext().store.state, (state) => arrivalOf(item, deliveryTerm(state)));
  const arrival = term && (term === immediately ? texts.byEmail : texts.byPost(term.text));
  const name = item.product.personalization?.recipient;
  const text = arrival && name ? texts.forRecipient(arrival, name) : arrival;
  return (
    <span className="arrival" part="arrival">
      <span key={text}>{text}</span>
    </span>
  );
}
