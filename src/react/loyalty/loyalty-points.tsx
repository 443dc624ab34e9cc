import { loyaltyPoints } from '../../domain/loyalty-points.ts';
import { loyaltyTexts } from '../../messages/loyalty-texts.ts';
import { texts } from '../../messages/texts.ts';
import { confirmedCart, isUpdating } from '../../store/cart-selectors.ts';
import type { CartState } from '../../store/cart-state.ts';
import { useCart } from '../cart-context.tsx';

/** What the confirmed cart earns; marked while a change waits, like every sum (rulings, 43). */
export function LoyaltyPoints() {
  const points = useCart(pointsOf);
  const updating = useCart(isUpdating);
  return (
    points > 0 && (
      <p className="loyalty-points" part="loyalty-points" aria-busy={updating}>
        {loyaltyTexts.points(points)}
        {updating && <span className="unseen"> {texts.updating}</span>}
      </p>
    )
  );
}

function pointsOf(state: CartState): number {
  const cart = confirmedCart(state);
  return cart ? loyaltyPoints(cart, state.data.rootComponentProps.tenantConfig.notCountableSkus) : 0;
}
