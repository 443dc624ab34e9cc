import { useState } from 'react';
import { loyaltyPoints } from '../../domain/loyalty-points.ts';
import { hasLoyaltyProgram } from '../../domain/tenant.ts';
import { loyaltyTexts } from '../../messages/loyalty-texts.ts';
import { texts } from '../../messages/texts.ts';
import { confirmedCart, isUpdating } from '../../store/cart/cart-selectors.ts';
import type { CartState } from '../../store/cart/cart-state.ts';
import { loyaltySlot } from '../../store/intents/slots.ts';
import { useCart } from '../cart-context.tsx';
import { CloseButton } from '../controls/button.tsx';
import { Banner } from '../notices/banner.tsx';
import { InlineNotices } from '../notices/notices.tsx';
import { LoyaltyForm } from './loyalty-form.tsx';

export function LoyaltyBlock() {
  return (
    useCart(isOffered) && (
      <section className="loyalty" part="loyalty" aria-labelledby="loyalty-title">
        <h2 className="section-title" id="loyalty-title" tabIndex={-1}>
          {loyaltyTexts.title}
        </h2>
        <LoyaltyNotice />
        <LoyaltyPoints />
        <LoyaltyForm />
        <InlineNotices target={loyaltySlot} />
      </section>
    )
  );
}

function isOffered(state: CartState): boolean {
  const { tenant, rootComponentProps } = state.data;
  return rootComponentProps.features.loyalty && hasLoyaltyProgram(tenant) && !!confirmedCart(state)?.items.length;
}

/** Greets shoppers who came from the program, as the `scrid` of the first cart shows. */
function LoyaltyNotice() {
  const [isDue, setDue] = useState(!!useCart((state) => confirmedCart(state)?.payback.scrid));
  return (
    isDue && (
      <Banner
        severity="promo"
        text={loyaltyTexts.welcome}
        closing={<CloseButton name="greeting" focusNext={focusTitle} onClick={() => setDue(false)} />}
      />
    )
  );
}

function focusTitle(removed: HTMLElement): void {
  removed.closest('section')?.querySelector('h2')?.focus({ preventScroll: true });
}

/** The points for the confirmed cart, marked as updating while a change is pending, like every sum. */
function LoyaltyPoints() {
  const cart = useCart(confirmedCart);
  const { notCountableSkus } = useCart(({ data }) => data.rootComponentProps.tenantConfig);
  const updating = useCart(isUpdating);
  const points = cart ? loyaltyPoints(cart, notCountableSkus) : 0;
  return (
    points > 0 && (
      <p className="loyalty-points" part="loyalty-points" aria-busy={updating}>
        <span key={points}>{loyaltyTexts.points(points)}</span>
        {updating && <span className="unseen">{` ${texts.updating}`}</span>}
      </p>
    )
  );
}
