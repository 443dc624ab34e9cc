import { matches } from '../history/matches.mjs';
import { readCart } from './read-cart.mjs';

/** Age in milliseconds up to which the page may not have read an answer yet. */
const justNow = 400;

/**
 * The values last requested by shoppers and other sessions, by key ("quantity:Thai-Kochkurs", "shipping"), and what became of
 * them, which the history records:
 * - confirmed by an answer;
 * - refused by the shop;
 * - unknown: unconfirmed when the page was reloaded or left, when a notice was closed, or when the shopper cancelled, or meant
 *   for a cart that another session has ordered.
 */
export function createExpectations(history) {
  let entries = [];
  let count = 0;
  const delivered = [];
  const refusals = [];
  /** Tabs with a refusal that concerns an earlier cart, which they may still show. */
  const refusedBefore = new Set();

  const lastOf = (tab, key) => entries.findLast((entry) => entry.tab === tab && entry.key === key);

  /** Also if the tab made another change when the answer arrived, because it may not have read the answer. */
  function isPending({ tab, settledAt }) {
    const isNear = ({ at }) => Math.abs(at - settledAt) < justNow;
    return settledAt === null || entries.some((one) => one.tab === tab && isNear(one));
  }

  function settle(entry, call) {
    if (entry.settledAt !== null || entry.tab !== call.tab || entry.at > call.delivered) return;
    if (!matches(readCart(call.cart).get(entry.key), entry.value)) return;
    entry.settledAt = call.delivered;
    const { cartId, cartVersion: version } = call.cart;
    history.record({ at: call.delivered, type: 'ok', op: entry.op, cartId, version });
    // A refused change whose refusal was not read because of a simultaneous change was sent again and applied.
    entry.refused = false;
  }

  /** From now on, the change may be lost. */
  function doubt(entry, at) {
    if (!entry.loose) history.record({ at, type: 'unknown', op: entry.op });
    entry.loose = true;
  }

  function markRefused(entry, at) {
    history.record({ at, type: 'fail', op: entry.op });
    entry.loose = entry.refused = true;
  }

  return {
    /**
     * Records a requested value. `at` is the time before the request, `done` the one after it. `seenCart` is the cart on the
     * screen, `cartId` the one of the shop.
     */
    ask({ tab, key, value, ticket, undoes, loose = false, at, done, seenCart, cartId }) {
      const entry = { op: ++count, tab, key, value, at, settledAt: null, loose: false };
      entry.ofOldCart = seenCart !== cartId;
      // An undo is sent to the cart that has replaced the one on the screen, if the page does not know that yet.
      const isVague = loose || entry.ofOldCart;
      const relation = { ...(ticket && { takes: true }), ...(undoes && { adds: true, isVague }) };
      history.record({ at, done, type: 'invoke', op: entry.op, tab, key, value, ...relation });
      if (loose || entry.ofOldCart || (ticket && entries.some((one) => one.key === key && one.tab !== tab)))
        doubt(entry, at);
      entries.push(entry);
      // The page may have received it before the driver.
      for (const call of delivered) settle(entry, call);
      const isOverruled = (refusal) => entry.settledAt !== null && entry.settledAt > refusal.at;
      const own = refusals.filter((refusal) => refusal.tab === tab && refusal.key === key && refusal.at > at);
      const standing = own.find((refusal) => !isOverruled(refusal));
      if (standing) markRefused(entry, standing.at);
    },
    /** Records a change by another session, which the shop applies at once. */
    changed(key, value, at, { cartId, cartVersion: version }) {
      this.ask({ tab: 'elsewhere', key, value, at, done: at });
      entries.at(-1).settledAt = at;
      history.record({ at, type: 'ok', op: entries.at(-1).op, cartId, version });
    },
    /** Records that a tab received a complete cart. */
    confirm(call) {
      delivered.push(call);
      for (const entry of entries) settle(entry, call);
      // The page does not retry a choice that the cart does not offer any more.
      const titles = call.cart.availableShippingMethods.map(({ title }) => title);
      for (const entry of entries)
        if (entry.tab === call.tab && entry.key === 'shipping' && !entry.settledAt && !titles.includes(entry.value))
          doubt(entry, call.delivered);
    },
    /** `itemId` is the item of the change, if it has one. */
    refuse(tab, key, at, itemId) {
      refusals.push({ tab, key, at });
      const entry = lastOf(tab, key);
      if (!entry) return;
      markRefused(entry, at);
      entry.itemId = itemId;
    },
    /** From now on, unconfirmed changes of the tab may be lost. */
    loosen(tab, now) {
      for (const entry of entries) {
        const settled = entry.settledAt !== null && entry.settledAt < now - justNow;
        if (entry.tab === tab && !settled) doubt(entry, now);
      }
    },
    /**
     * The page drops the pending changes of a tab, because its host has changed the address of the shop. A refusal of one of
     * them is not shown: it arrives later, or another change had canceled the refused call, and the page would have sent the
     * change again.
     */
    discard(tab) {
      for (const entry of entries) if (entry.tab === tab && entry.settledAt === null) entry.discarded = true;
    },
    /** Another cart follows an ordered one. */
    replace() {
      for (const { tab, refused } of entries) if (refused) refusedBefore.add(tab);
      entries = entries.filter((entry) => isPending(entry) && !/:/.test(entry.key));
      for (const entry of entries) entry.loose = entry.ofOldCart = true;
    },
    /**
     * Whether all changes of a tab are confirmed and nothing has failed since its last complete cart. A change that
     * may be lost does not count: the page may still offer to retry it.
     */
    isDone(tab, calls, cart) {
      const heard = Math.max(0, ...delivered.filter((call) => call.tab === tab).map((call) => call.delivered));
      const wentWrong = calls.some((call) => call.tab === tab && call.guarded && !call.whole && !(call.closed < heard));
      const own = entries.filter((entry) => entry.tab === tab);
      const isSettled = (entry) => !entry.loose && (entry.settledAt !== null || entry !== lastOf(tab, entry.key));
      // A code that another session's change made invalid: the page may still offer to redeem it.
      const code = lastOf(tab, 'code');
      const isDropped = code && !matches(cart.coupon?.code, code.value);
      return heard > 0 && !wentWrong && !isDropped && own.every(isSettled);
    },
    /** Whether the tab's last refusal has not been superseded. */
    hasStandingRefusal: (tab) =>
      refusedBefore.has(tab) ||
      entries.some((entry) => entry.tab === tab && entry.refused && lastOf(tab, entry.key) === entry),
    /** The tab's final refusals. The removal of an item by another session is reported differently. */
    refusedFor(tab, now) {
      const values = readCart(now);
      return (
        entries
          .filter((entry) => entry.tab === tab && entry.refused && entry === lastOf(tab, entry.key))
          // The page reports that the cart was replaced.
          .filter(({ ofOldCart, discarded }) => !ofOldCart && !discarded)
          .filter(({ key, value }) => !matches(values.get(key), value) && isStillThere(key, values))
          // The same product may have been added again, as another item.
          .filter(({ itemId }) => !itemId || now.items.some(({ id }) => id === itemId))
          .map(({ key }) => key)
      );
    },
  };
}

function isStillThere(key, values) {
  const [, title] = /^(?:quantity|packaging):(.*)$/.exec(key) ?? [];
  return title === undefined || Boolean(values.get(`quantity:${title}`));
}
