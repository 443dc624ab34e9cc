import { hasLoyaltyProgram } from '../../domain/tenant.ts';
import { loyaltyTexts } from '../../messages/loyalty-texts.ts';
import { confirmedCart } from '../../store/cart/cart-selectors.ts';
import type { CartState } from '../../store/cart/cart-state.ts';
import { loyaltySlot } from '../../store/intents/slots.ts';
import { useCart } from '../cart-context.tsx';
import { InlineNotices } from '../notices/inline-notices.tsx';
import { LoyaltyForm } from './loyalty-form.tsx';
import { LoyaltyNotice } from './loyalty-notice.tsx';
import { LoyaltyPoints } from './loyalty-points.tsx';

/** The loyalty program, for tenants that take part in it and carts with items. */
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
