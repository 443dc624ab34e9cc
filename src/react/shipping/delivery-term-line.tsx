import { deliveryTermText, selectDeliveryTerm } from '../../domain/delivery-term-selection.ts';
import { texts } from '../../messages/texts.ts';
import { confirmedCart, shownShipping } from '../../store/cart/cart-selectors.ts';
import { useCart } from '../cart-context.tsx';
import { Icon } from '../icons/icon.tsx';

/**
 * When the order arrives, if the shop has a delivery term. Its space is reserved while the terms are being loaded, and for
 * a method without a term if others have one, so that choosing it moves nothing.
 */
export function DeliveryTermLine() {
  const cart = useCart(confirmedCart);
  const terms = useCart((state) => state.deliveryTerms);
  const method = useCart(shownShipping);
  if (!method || !cart?.availableShippingMethods.length) return null;
  const term = selectDeliveryTerm(cart, terms ?? [], method);
  if (terms?.length === 0 && !term) return null;
  const text = term && texts.delivery(deliveryTermText(term));
  return (
    <p className="delivery-term" part="delivery-term">
      {text && (
        <>
          <Icon name="truck" />
          <span key={text}>{text}</span>
        </>
      )}
    </p>
  );
}
