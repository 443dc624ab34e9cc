import { assortment } from '../assortment.mjs';

/**
 * Returns the violations of moves to the wishlist, one line each. A product ends in one place: in neither only if it was also
 * removed from the cart in another way; in both only if it was on the wishlist before, part of it was to remain in
 * the cart, or the undo failed.
 */
export async function moveViolations(world, cart) {
  const titles = new Set(world.log.flatMap(({ outcome }) => outcome?.moved ?? []));
  if (titles.size === 0) return [];
  const wished = await wishlistOf(world);
  const pushes = await pushedWishes(world);
  return [...titles].flatMap((title) => {
    const history = historyOf(title, world);
    const isInCart = cart.items.some(({ product }) => product.title === title);
    const isWished = wished.includes(history.productId);
    if (!isInCart && !isWished && !wasTakenOut(history)) return [`${title} was moved, and is in neither place`];
    if (isInCart && isWished && !mayStay(history, world)) return [`${title} was moved, and is in both places`];
    const pushed = pushes.get(world.skus.get(title)) ?? 0;
    if (isWished && isCountedWhole(history, world) && pushed !== 1)
      return [`${title} was moved, and counted as ${pushed} wishes`];
    return [];
  });
}

/** All actions on a product. */
function historyOf(title, { log }) {
  const key = `quantity:${title}`;
  const asked = log.filter(({ outcome }) => outcome?.key === key);
  const isValueVoucher = title.startsWith('Wertgutschein');
  return {
    productId: assortment.find((one) => one.title === title || (isValueVoucher && !one.title)).productId,
    asked,
    begin: asked.find(({ outcome }) => outcome.moved).at,
    isOthersToo: log.some(
      ({ step, outcome }) =>
        step.do === 'order' || (step.do === 'elsewhere' && outcome?.[0] === key) || outcome?.added === title,
    ),
  };
}

/** By its remove button, by another session, or by an order of the cart. */
function wasTakenOut({ asked, isOthersToo }) {
  return isOthersToo || asked.some(({ outcome }) => !outcome.moved && !outcome.value);
}

function mayStay(history, world) {
  const { productId, asked, isOthersToo } = history;
  const isPartial = asked.some(({ outcome }) => outcome.ticket);
  const isSeverals = isOthersToo || new Set(asked.map(({ tab }) => tab)).size > 1;
  const failedToPutBack = world.network.calls.some(
    ({ path, body, fault }) => path.endsWith('remove-product') && body?.includes(productId) && fault,
  );
  const wasWished = world.plan.wishes !== 'none';
  return wasWished || isPartial || isSeverals || failedToPutBack || wasCutOff(history, world);
}

/** A page that is left between the two halves has done only the first. */
function wasCutOff({ begin }, { manual, log }) {
  return manual.some(({ what, at }) => what === 'load' && at > begin) || log.some(({ step }) => step.do === 'leave');
}

/** Whether one page has tracked all of it, with correct answers. */
function isCountedWhole(history, world) {
  const { pages, plan, network } = world;
  const isTold = !network.calls.some(({ area, fault }) => area === 'wishlist' && fault && fault !== 'late');
  const isCounted = history.asked.every(({ outcome }) => !outcome.moved || outcome.isCounted);
  return pages.length === 1 && plan.wishes === 'none' && isTold && isCounted && !wasCutOff(history, world);
}

/** Returns the wishlist: the customer's on the server and the guest's, which is also used after the login has expired. */
async function wishlistOf({ shop, context, network }) {
  await network.wishlistRests();
  const cookie = (await context.cookies()).find(({ name }) => name === 'cf_wishlist');
  return [...shop.wishlist(), ...(cookie ? JSON.parse(decodeURIComponent(cookie.value)) : [])];
}

/** Pushes of the first page by product: additions to the wishlist minus removals. */
async function pushedWishes({ pages }) {
  const sums = new Map();
  for (const text of await pages[0].pushes()) {
    const { event, ecommerce } = JSON.parse(text);
    const sign = { add_to_wishlist: 1, remove_from_wishlist: -1 }[event] ?? 0;
    for (const { item_id: sku } of sign === 0 ? [] : ecommerce.items) sums.set(sku, (sums.get(sku) ?? 0) + sign);
  }
  return sums;
}
