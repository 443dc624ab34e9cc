import { cartTenant, hasLoyaltyProgramme } from '../../domain/tenant.ts';
import { loyaltyTexts } from '../../messages/loyalty-texts.ts';
import { confirmedCart } from '../../store/cart-selectors.ts';
import type { CartState } from '../../store/cart-state.ts';
import { loyaltyKey } from '../../store/changes/change-keys.ts';
import { useCart } from '../cart-context.tsx';
import { PlaceNotices } from '../notices/place-notices.tsx';
import { LoyaltyForm } from './loyalty-form.tsx';
import { LoyaltyNotice } from './loyalty-notice.tsx';
import { LoyaltyPoints } from './loyalty-points.tsx';

/** The loyalty programme's part of the page: for its two tenants, and with items alone (specification, 5). */
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
        <PlaceNotices place={loyaltyKey} />
      </section>
    )
  );
}

function isOffered(state: CartState): boolean {
  return hasLoyaltyProgramme(cartTenant(state.data.tenant)) && !!confirmedCart(state)?.items.length;
}
