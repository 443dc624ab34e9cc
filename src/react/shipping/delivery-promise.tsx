import { immediately, lastArrivalOf } from '../../domain/delivery-term.ts';
import { toMinor } from '../../domain/money.ts';
import { isExpress } from '../../domain/shipping-restrictions.ts';
import type { ShippingMethod } from '../../domain/shipping.ts';
import { formatDifference } from '../../messages/format.ts';
import { texts } from '../../messages/texts.ts';
import { confirmedCart, deliveryTerm } from '../../store/cart/cart-selectors.ts';
import { useActions, useCart } from '../cart-context.tsx';
import { Button } from '../controls/button.tsx';
import { Icon } from '../icons/icon.tsx';

/** When the whole order arrives, with or without express. Reserves its space while the terms are being loaded. */
export function DeliveryPromise() {
  const cart = useCart(confirmedCart);
  const terms = useCart((state) => state.deliveryTerms);
  const term = useCart(deliveryTerm);
  const { chooseShipping } = useActions();
  const methods = cart?.availableShippingMethods ?? [];
  const chosen = methods.find(({ method }) => method === cart?.shipping.method);
  if (!cart || !chosen || (terms && !term)) return null;
  const other = methods.find((one) => isExpress(one.method) !== isExpress(chosen.method));
  const otherTerm = other && lastArrivalOf(cart, terms ?? [], other.method);
  const text = promiseOf(term);
  return (
    <div className="promise" part="delivery-term" data-other={other && ''}>
      {text && (
        <p className="line" key={text}>
          <Icon name={term === immediately ? 'success' : 'truck'} />
          <span>{text}</span>
        </p>
      )}
      {otherTerm && otherTerm !== immediately && term !== immediately && (
        <Button variant="ghost" onClick={() => chooseShipping(other.method)}>
          {texts.otherShipping(
            isExpress(other.method),
            otherTerm.text,
            formatDifference(priceOf(other) - priceOf(chosen), cart.total.gross.currencyCode),
          )}
        </Button>
      )}
    </div>
  );
}

export const promiseOf = (term: ReturnType<typeof deliveryTerm>) =>
  term && (term === immediately ? texts.allByEmail : texts.allByPost(term.text));

const priceOf = ({ price }: ShippingMethod) => (price ? toMinor(price.gross) : 0);
