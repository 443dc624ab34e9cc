import { useStore } from 'zustand/react';
import { immediately } from '../../domain/delivery-term.ts';
import type { CartItem } from '../../domain/cart.ts';
import { texts } from '../../messages/texts.ts';
import { deliveryTerm } from '../../store/cart/cart-selectors.ts';
import { useCartContext } from '../cart-context.tsx';

/** When an item arrives, and for whom. Reserves its space while the terms are being loaded. */
export function Arrival({ item }: { readonly item: CartItem }) {
  // The state of a row lacks the terms and the shipping method.
  const term = useStore(useCartContext().store.state, (state) => deliveryTerm(state, item));
  const arrival = term && (term === immediately ? texts.byEmail : texts.byPost(term.text));
  const name = item.product.personalization?.recipient;
  const text = arrival && name ? texts.forRecipient(arrival, name) : arrival;
  return (
    <span className="arrival" part="arrival">
      <span key={text}>{text}</span>
    </span>
  );
}
