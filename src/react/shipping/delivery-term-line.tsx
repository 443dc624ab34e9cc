import { deliveryTermText, packagingTypeOf, selectDeliveryTerm } from '../../domain/delivery-term-selection.ts';
import { texts } from '../../messages/texts.ts';
import { confirmedCart, shownShipping } from '../../store/cart-selectors.ts';
import { useCart } from '../cart-context.tsx';
import { Icon } from '../icons/icon.tsx';

/** When the order arrives. Its place is kept while the terms are on their way, since they can't be guessed. */
export function DeliveryTermLine() {
  const cart = useCart(confirmedCart);
  const terms = useCart((state) => state.deliveryTerms);
  const method = useCart(shownShipping);
  if (!method || !cart?.availableShippingMethods.length) return null;
  const known = terms !== null || method === 'Online' || packagingTypeOf(cart) === 'Pdf';
  return (
    <p className="delivery-term" part="delivery-term">
      {known && (
        <>
          <Icon name="truck" />
          {texts.delivery(deliveryTermText(selectDeliveryTerm(cart, terms ?? [], method)))}
        </>
      )}
    </p>
  );
}
