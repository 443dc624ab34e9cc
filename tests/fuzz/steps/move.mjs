import fc from 'fast-check';
import { assortment } from '../assortment.mjs';
import { anyIndex, pageStep } from './step.mjs';

/**
 * Moves an item, or one of its tickets, to the wishlist. At the end the product is in one place: never in neither unless
 * somebody took it out of the cart otherwise, and never in both unless it had been on the wishlist before, some of it was
 * to stay in the cart, or what puts it back could not be done.
 */
export const move = pageStep(
  'move',
  { item: anyIndex, row: fc.nat(2) },
  ({ title, row }, { takeOut }) => {
    const asked = takeOut(title, row, `Auf die Wunschliste, ${title}`);
    return asked && { ...asked, moved: true };
  },
  {
    // The page knows that the wishlist is full without a call.
    asked: (outcome, { plan }) => outcome && { ...outcome, refused: plan.wishes === 'full' },
    expect: misplaced,
  },
);

async function misplaced(world, cart) {
  const { log, plan } = world;
  const moves = log.filter(({ outcome }) => outcome?.moved);
  const wished = moves.length > 0 ? await wishlistOf(world) : [];
  return [...new Set(moves.map(({ outcome }) => outcome.key))].flatMap((key) => {
    const title = key.replace('quantity:', '');
    const productId = idOf(title);
    const isInCart = cart.items.some(({ product }) => product.title === title);
    const isWished = wished.includes(productId);
    if (!isInCart && !isWished && !wasTakenOut(world, key)) return [`${title} was moved, and is in neither place`];
    const mayBeInBoth = plan.wishes !== 'none' || mayStay(world, key, productId);
    if (isInCart && isWished && !mayBeInBoth) return [`${title} was moved, and is in both places`];
    return [];
  });
}

const idOf = (title) =>
  assortment.find((one) => one.title === title || (!one.title && /^Wertgutschein/.test(title))).productId;

/** By its bin, by another session, or with the cart that was ordered. */
function wasTakenOut({ log }, key) {
  return log.some(
    ({ step, outcome }) =>
      step.do === 'order' ||
      (outcome?.key === key && !outcome.moved && !outcome.value) ||
      (step.do === 'elsewhere' && outcome?.[0] === key),
  );
}

function mayStay({ log, manual, network, tabs }, key, productId) {
  const asked = log.filter(({ outcome }) => outcome?.key === key);
  const begin = asked.find(({ outcome }) => outcome.moved).at;
  const isPartial = asked.some(({ outcome }) => outcome.ticket);
  const isContested =
    new Set(asked.map(({ tab }) => tab)).size > 1 ||
    log.some(({ step, outcome }) => step.do === 'order' || (step.do === 'elsewhere' && outcome?.[0] === key));
  // A page that goes away between the two halves leaves it at the first.
  const wasCutOff =
    manual.some(({ what, at }) => what === 'load' && at > begin) || log.some(({ step }) => step.do === 'leave');
  const failedToPutBack = network.calls.some(
    ({ path, body, fault }) => path.endsWith('remove-product') && body?.includes(productId) && fault,
  );
  return isPartial || isContested || wasCutOff || failedToPutBack || tabs.some((tab) => tab.isAway());
}

/** What is on the wishlist: the customer's on the server, and the guest's, also of one whose login has expired. */
async function wishlistOf({ shop, context, network }) {
  await network.wishlistRests();
  const cookie = (await context.cookies()).find(({ name }) => name === 'cf_wishlist');
  return [...shop.wishlist(), ...(cookie ? JSON.parse(decodeURIComponent(cookie.value)) : [])];
}
