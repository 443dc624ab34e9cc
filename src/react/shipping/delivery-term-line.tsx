import { deliveryTermText } from '../../domain/delivery-term-selection.ts';
import { texts } from '../../messages/texts.ts';
import { confirmedCart, shownShipping } from '../../store/cart/cart-selectors.ts';
import { deliveryTerm } from '../../store/cart/delivery-term.ts';
import { useCart } from '../cart-context.tsx';
import { Icon } from '../icons/icon.tsx';

/** Reserves its space while the terms load, and for a method without a term if others have one, so that nothing moves. */
export function DeliveryTermLine() {
  const cart = useCart(confirmedCart);
  const terms = useCart((state) => state.deliveryTerms);
  const method = useCart(shownShipping);
  const term = useCart(deliveryTerm);
  if (!method || !cart?.availableShippingMethods.length) return null;
  if (terms?.length === 0 && !term) return null;
  const text = term && texts.delivery(deliveryTermText(term));
  return (
    <p className="delivery-term line" part="delivery-term">
      {text && (
        <>
          <Icon name="truck" />
          <span key={text}>{text}</span>
        </>
      )}
    </p>
  );
}
