import { loyaltyPoints } from '../../domain/loyalty-points.ts';
import { loyaltyTexts } from '../../messages/loyalty-texts.ts';
import { texts } from '../../messages/texts.ts';
import { confirmedCart, isUpdating } from '../../store/cart/cart-selectors.ts';
import type { CartState } from '../../store/cart/cart-state.ts';
import { useCart } from '../cart-context.tsx';

/** The points for the confirmed cart, marked as updating while a change is pending, like every sum. */
export function LoyaltyPoints() {
  const points = useCart(pointsOf);
  const updating = useCart(isUpdating);
  return (
    points > 0 && (
      <p className="loyalty-points" part="loyalty-points" aria-busy={updating}>
        <span key={points}>{loyaltyTexts.points(points)}</span>
        {updating && <span className="unseen">{` ${texts.updating}`}</span>}
      </p>
    )
  );
}

function pointsOf(state: CartState): number {
  const cart = confirmedCart(state);
  return cart ? loyaltyPoints(cart, state.data.rootComponentProps.tenantConfig.notCountableSkus) : 0;
}
