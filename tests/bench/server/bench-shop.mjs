import { benchCart } from '../fixtures/bench-cart.mjs';

/** Milliseconds until a change is answered, so that the answer never arrives before the paint of the change itself. */
const changeDelayMs = 200;

const deliveryTerms = [
  { packagingType: 'Envelope', shippingMethod: 'Standard', date: '2026-12-03', text: 'bis Do., 3. Dezember' },
  { packagingType: 'GiftBox', shippingMethod: 'Standard', date: '2026-12-04', text: 'bis Fr., 4. Dezember' },
];

/** Implements the API calls of the measured pages, with a new cart for each page. */
export function createBenchShop(itemCount) {
  const fresh = () => Array.from({ length: itemCount }, () => 2);
  let quantities = fresh();
  let version = 1;

  const calls = {
    'GET api/cart': () => benchCart(quantities, version),
    'GET api/delivery-terms': () => deliveryTerms,
    async 'POST api/cart/set-item-quantity'({ cartItemId, quantity }) {
      await new Promise((resolve) => setTimeout(resolve, changeDelayMs));
      quantities = quantities.with(Number(cartItemId.replace('item-', '')) - 1, quantity);
      version += 1;
      return benchCart(quantities, version);
    },
  };

  return {
    startAnew() {
      quantities = fresh();
      version = 1;
    },
    /** Returns the answer to a call, or null for an unknown call. */
    async answer(call, body) {
      return Object.hasOwn(calls, call) ? calls[call](body) : null;
    },
  };
}
