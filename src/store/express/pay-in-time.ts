import { expressTexts } from '../../messages/express-texts.ts';
import { withTimeout } from '../calls/timeout.ts';
import type { StoreContext } from '../cart/store-context.ts';
import { PaymentStopped } from './payment-failure.ts';

/** From a click or the shopper's approval until the page can continue. Apple Pay closes its sheet after 30 s. */
const limitMs = 25_000;

/** Stops a payment whose calls take too long, so that its buttons can be pressed again. */
export function payInTime<Result>(
  { later }: StoreContext,
  paying: Promise<Result>,
  tooLate = () => {},
): Promise<Result> {
  const stop = () => {
    tooLate();
    throw new PaymentStopped(expressTexts.tooSlow);
  };
  return withTimeout<Result>(paying, limitMs, stop, later);
}
