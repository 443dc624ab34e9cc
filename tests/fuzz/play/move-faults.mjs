import { assortment } from '../assortment.mjs';

/**
 * What is wrong with what was moved to the wishlist, one line each. It ends in one place: never in neither unless somebody
 * took it out of the cart otherwise, and never in both unless it had been on the wishlist before, some of it was to stay in
 * the cart, or it could not be put back.
 */
export async function moveFaults(world, cart) {
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

/** What everybody did with a product. */
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

/** By its bin, by another session, or with the cart that was ordered. */
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

/** A page that goes away between the two halves leaves it at the first. */
function wasCutOff({ begin }, { manual, log }) {
  return manual.some(({ what, at }) => what === 'load' && at > begin) || log.some(({ step }) => step.do === 'leave');
}

/** Whether one page has counted all of it, and was told the truth about it. */
function isCountedWhole(history, world) {
  const { pages, plan, network } = world;
  const isTold = !network.calls.some(({ area, fault }) => area === 'wishlist' && fault && fault !== 'late');
  const isCounted = history.asked.every(({ outcome }) => !outcome.moved || outcome.isCounted);
  return pages.length === 1 && plan.wishes === 'none' && isTold && isCounted && !wasCutOff(history, world);
}

/** What is on the wishlist: the customer's on the server, and the guest's, also of one whose login has expired. */
async function wishlistOf({ shop, context, network }) {
  await network.wishlistRests();
  const cookie = (await context.cookies()).find(({ name }) => name === 'cf_wishlist');
  return [...shop.wishlist(), ...(cookie ? JSON.parse(decodeURIComponent(cookie.value)) : [])];
}

/** How often the first page has counted each product as a wish, less how often as one taken back. */
async function pushedWishes({ pages }) {
  const sums = new Map();
  for (const text of await pages[0].pushes()) {
    const { event, ecommerce } = JSON.parse(text);
    const sign = { add_to_wishlist: 1, remove_from_wishlist: -1 }[event] ?? 0;
    for (const { item_id: sku } of sign === 0 ? [] : ecommerce.items) sums.set(sku, (sums.get(sku) ?? 0) + sign);
  }
  return sums;
}
