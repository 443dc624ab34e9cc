import fc from 'fast-check';
import { assortment } from './assortment.mjs';
import { conflictingSteps } from './conflicts.mjs';
import { anyStep, anyStepWithPayments } from './steps/all.mjs';

const pick = fc.constantFrom;

const item = fc.record({
  product: fc.nat(assortment.length - 1),
  // From six on, tickets are folded.
  quantity: pick(1, 2, 3, 4, 8),
  packaging: fc.nat(2),
});

/** One cart, one in each of two tabs, or two on one page. */
const carts = pick(
  { tabs: 1 },
  { tabs: 1 },
  { tabs: 2 },
  { tabs: 1 },
  { tabs: 1 },
  { tabs: 2 },
  { tabs: 1, twice: true },
);

const setup = {
  tenant: pick('JS_DE', 'JS_DE', 'MD_DE', 'JS_AT', 'MD_CH'),
  loggedIn: pick(true, true, false),
  /** Whether the visitor has consented to what analytics store. */
  consents: pick(true, true, false),
  carts,
  /** Whether the element's code is loaded uncached, with network delays. */
  coldCode: pick(false, false, false, false, true),
  ready: pick(true, true, true, false),
  /** Whether the shop can add items, so that every removal of one can be undone. */
  adds: pick(true, true, false),
  vouchers: fc.nat(2),
  /** The initial wishlist: empty, the first item's product, or full. */
  wishes: pick('none', 'none', 'first', 'full'),
  latencies: fc.array(fc.integer({ min: 0, max: 150 }), { minLength: 1, maxLength: 5, size: 'max' }),
  items: fc.uniqueArray(item, { minLength: 3, maxLength: 6, size: 'max', selector: ({ product }) => product }),
};

const upTo22 = (steps) => fc.array(steps, { minLength: 3, maxLength: 22, size: 'max' });

const plain = fc.record({ ...setup, steps: upTo22(anyStep) });
const paying = fc.record({
  ...setup,
  pays: fc.constant(true),
  /** Whether the wallets of a page fail to load the first time. */
  walletsFail: pick(false, false, false, true),
  steps: upTo22(anyStepWithPayments),
});

const asPlans = (arbitrary) => arbitrary.map(({ carts, ...plan }) => ({ ...plan, ...carts }));

/**
 * The calls of two carts that start together with their payments take all six connections of the browser to the shop, so that
 * no provider's script loads until simulated time passes, which waits for the script.
 */
const payingAlone = ({ pays, ...plan }) => ({ ...plan, pays: pays && plan.carts.tabs === 1 && !plan.carts.twice });

/** Plans with express payment. */
export const payingPlans = asPlans(paying);

/** Plans that only pay, while the cart changes elsewhere. */
export const conflictingPlans = asPlans(
  fc.record({
    ...setup,
    carts: pick({ tabs: 1 }),
    coldCode: fc.constant(false),
    ready: fc.constant(true),
    pays: fc.constant(true),
    walletsFail: fc.constant(false),
    steps: conflictingSteps,
  }),
);

/** Plans whose pages load the engine as the attribute `hydrate` says: of server markup, or of a cart that the element draws. */
export const hydratingPlans = asPlans(
  fc
    .record({
      ...setup,
      hydrate: pick('load', 'idle', 'visible', 'interaction', 'interaction', 'interaction'),
      drawn: fc.boolean(),
      coldCode: fc.boolean(),
      ready: fc.boolean(),
      pays: pick(false, false, false, false, false, true),
      walletsFail: fc.constant(false),
      steps: upTo22(anyStep),
    })
    .map(payingAlone),
);

/** A whole run: its initial cart, whether express payment is offered, and its steps. */
export const plans = asPlans(fc.oneof({ weight: 5, arbitrary: plain }, { weight: 1, arbitrary: paying }));
