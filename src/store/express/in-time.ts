import { expressTexts } from '../../messages/express-texts.ts';
import type { StoreContext } from '../cart/store-context.ts';
import { PaymentStopped } from './payment-failure.ts';

/** From a click or the shopper's approval until the page can continue. Apple Pay closes its sheet after 30 s. */
const limitMs = 25_000;

/** Stops a payment whose calls take too long, so that its buttons can be pressed again. */
export async function inTime<Result>(
  context: StoreContext,
  paying: Promise<Result>,
  tooLate = () => {},
): Promise<Result> {
  let stop = () => {};
  const limit = new Promise<never>((_, reject) => {
    stop = context.later(() => {
      tooLate();
      reject(new PaymentStopped(expressTexts.tooSlow));
    }, limitMs);
  });
  try {
    return await Promise.race([paying, limit]);
  } finally {
    stop();
  }
}
