import { useState } from 'react';
import { loyaltyTexts } from '../../messages/loyalty-texts.ts';
import { confirmedCart } from '../../store/cart/cart-selectors.ts';
import type { CartStore } from '../../store/cart-store.ts';
import { useCart, useCartContext } from '../cart-context.tsx';
import { CloseButton } from '../controls/close-button.tsx';
import { Banner } from '../notices/banner.tsx';

/** Outlives the component, which an empty cart does not show. */
const greetings = new WeakMap<CartStore, 'none' | 'due' | 'closed'>();

/**
 * Greets shoppers from the loyalty program, who have a `scrid`. One that arrives later together with a number does not
 * count: the shopper has just entered the number here.
 */
export function LoyaltyNotice() {
  const { store } = useCartContext();
  const payback = useCart((state) => confirmedCart(state)?.payback);
  const [greeting, setGreeting] = useState(() => greetings.get(store) ?? (payback?.scrid ? 'due' : 'none'));
  if (greeting === 'none' && payback?.scrid && !payback.number) setGreeting('due');
  greetings.set(store, greeting);
  if (greeting !== 'due' || !payback?.scrid) return null;
  return (
    <Banner
      severity="promo"
      closing={
        <CloseButton
          name="greeting"
          onClick={(event) => {
            event.currentTarget.closest('section')?.querySelector('h2')?.focus({ preventScroll: true });
            setGreeting('closed');
          }}
        />
      }
    >
      <p>{payback.number ? loyaltyTexts.welcomeKnown : loyaltyTexts.welcome}</p>
    </Banner>
  );
}
