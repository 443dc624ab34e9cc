import { assortment } from '../assortment.mjs';

/** Simulated milliseconds from a confirmed move to its push. */
const longestPushMs = 1000;

/**
 * Returns the violations of moves to the wishlist, one line each. A moved product is on the wishlist and no longer in the
 * cart. It may be in neither only if it was also removed from the cart in another way, and in both only if it may have been
 * on the wishlist before, part of it was to remain in the cart, or the undo failed or was cut off by a login, a logout or
 * an expired login.
 */
export async function moveViolations(run, cart) {
  const titles = new Set(run.log.flatMap(({ outcome }) => outcome?.moved ?? []));
  if (titles.size === 0) return [];
  const wished = await wishlistOf(run);
  await run.clock.pass(longestPushMs);
  const pushes = await pushedWishes(run);
  return [...titles].flatMap((title) => {
    const history = historyOf(title, run);
    const isInCart = cart.items.some(({ product }) => product.title === title);
    const isWished = wished.includes(history.productId);
    if (!isInCart && !isWished && !wasRemovedOtherwise(history))
      return [`${title} was moved, but is neither in the cart nor on the wishlist`];
    if (isInCart && isWished && !mayBeInBoth(history, run))
      return [`${title} was moved, but is both in the cart and on the wishlist`];
    const pushed = pushes.get(run.skus.get(title)) ?? 0;
    if (isWished && isFullyTracked(history, run) && pushed !== 1)
      return [`${title} was moved once, but pushed as ${pushed} additions to the wishlist`];
    return [];
  });
}

/** All actions on a product. */
function historyOf(title, { log }) {
  const key = `quantity:${title}`;
  const actions = log.filter(({ outcome }) => outcome?.key === key);
  const isValueVoucher = title.startsWith('Wertgutschein');
  return {
    productId: assortment.find((product) => product.title === title || (isValueVoucher && !product.title)).productId,
    actions,
    begin: actions.find(({ outcome }) => outcome.moved).at,
    isChangedElsewhere: log.some(
      ({ step, outcome }) =>
        step.do === 'order' || (step.do === 'elsewhere' && outcome?.[0] === key) || outcome?.added === title,
    ),
  };
}

/** Whether it was removed with its button, by another session, or by an order. */
function wasRemovedOtherwise({ actions, isChangedElsewhere }) {
  return isChangedElsewhere || actions.some(({ outcome }) => !outcome.moved && !outcome.value);
}

function mayBeInBoth(history, run) {
  const { productId, actions, isChangedElsewhere } = history;
  const isPartial = actions.some(({ outcome }) => outcome.ticket);
  const hasSeveralActors = isChangedElsewhere || new Set(actions.map(({ tab }) => tab)).size > 1;
  const hasFailedUndo = run.network.calls.some(
    ({ path, body, fault }) => path.endsWith('remove-product') && body?.includes(productId) && fault,
  );
  // A list that could not be read may have had the product before.
  const isUnread = run.network.calls.some(({ path, fault }) => path.endsWith('api/wishlist') && fault);
  const wasWished = run.plan.wishes !== 'none' || isUnread;
  // With another address of the shop, the page drops an undo whose answer was lost.
  const isUndoDropped =
    run.log.some(({ step }) => step.do === 'rebase') && actions.some(({ step }) => step.do === 'undo');
  return (
    wasWished ||
    isPartial ||
    hasSeveralActors ||
    hasFailedUndo ||
    isUndoDropped ||
    !isOneCustomer(run) ||
    wasInterrupted(history, run)
  );
}

/** A login that has expired makes the list a guest's, too: what was put on the customer's can no longer be taken back. */
const isOneCustomer = ({ log, network }) =>
  !log.some(({ step, outcome }) => step.do === 'login' && outcome) &&
  !network.calls.some(({ area, answered }) => area === 'wishlist' && answered === 401);

/** If the page is left between the two halves of a move, only the first has been applied. */
function wasInterrupted({ begin }, { manual, log }) {
  return manual.some(({ what, at }) => what === 'load' && at > begin) || log.some(({ step }) => step.do === 'leave');
}

/** Whether a single page has tracked every action, and every call was answered correctly. */
function isFullyTracked(history, run) {
  const { pages, plan, network } = run;
  const isAnswered = !network.calls.some(({ area, fault }) => area === 'wishlist' && fault && fault !== 'late');
  const isCounted = history.actions.every(({ outcome }) => !outcome.moved || outcome.isCounted);
  return (
    pages.length === 1 &&
    plan.wishes === 'none' &&
    isAnswered &&
    isOneCustomer(run) &&
    isCounted &&
    !wasInterrupted(history, run)
  );
}

/** Returns the wishlist: the customer's on the server and the guest's, which is also used after the login has expired. */
async function wishlistOf({ shop, context, network }) {
  await network.wishlistSettled();
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
