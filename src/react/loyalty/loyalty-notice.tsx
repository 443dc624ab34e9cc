import { useState } from 'react';
import { loyaltyTexts } from '../../messages/loyalty-texts.ts';
import { confirmedCart } from '../../store/cart-selectors.ts';
import { useCart } from '../cart-context.tsx';
import { CloseButton } from '../controls/close-button.tsx';
import { Banner } from '../notices/banner.tsx';

/**
 * Greets shoppers who came from the loyalty program, which a `scrid` shows, until it is closed. A `scrid` that arrives
 * later together with a number does not count: the shopper has just entered the number here.
 */
export function LoyaltyNotice() {
  const payback = useCart((state) => confirmedCart(state)?.payback);
  const [arrived, setArrived] = useState(!!payback?.scrid);
  const [closed, setClosed] = useState(false);
  if (!arrived && payback?.scrid && !payback.number) setArrived(true);
  if (!arrived || !payback?.scrid || closed) return null;
  return (
    <Banner
      severity="promo"
      closing={
        <CloseButton
          onClick={(event) => {
            event.currentTarget.closest('section')?.querySelector('h2')?.focus({ preventScroll: true });
            setClosed(true);
          }}
        />
      }
    >
      <p>{payback.number ? loyaltyTexts.welcomeKnown : loyaltyTexts.welcome}</p>
    </Banner>
  );
}
