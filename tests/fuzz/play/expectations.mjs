import { answeredShipping, readCart } from './read-cart.mjs';

/** Age in milliseconds up to which the page may not have read an answer yet. */
const justNow = 400;

/**
 * The values last requested by shoppers and other sessions, by key ("quantity:Thai-Kochkurs", "shipping"), and the values
 * that the shop's cart may therefore have at the end.
 *
 * The changes of a single tab are exact, whatever happened to the calls. Several values are allowed if the correct one is
 * undefined:
 * - the change was unconfirmed when the page was reloaded or left, when a notice was closed, or when the shopper
 *   cancelled: it may be lost or applied;
 * - the shop refused it;
 * - two tabs, or a tab and another session, changed the same value before the first change was confirmed;
 * - the cart was replaced, or the tab still showed the replaced one;
 * - the cart is empty, so it has no code, loyalty number or shipping method;
 * - an answer had two entries with the same id, so that it is unclear which one was meant.
 */
export function createExpectations(cart) {
  let baseline = readCart(cart);
  let entries = [];
  let unsure = false;
  const delivered = [];
  const refusals = [];
  /** Tabs with a refusal that concerns an earlier cart, which they may still show. */
  const refusedBefore = new Set();

  const lastOf = (tab, key) => entries.findLast((entry) => entry.tab === tab && entry.key === key);

  /** For the cart that a tab has shown for a while. */
  function cartIdSeen(tab, at) {
    return delivered.findLast((call) => call.tab === tab && call.delivered < at - justNow)?.cart.cartId;
  }

  /** Also if the tab made another change when the answer arrived, because it may not have read the answer. */
  function isPending({ tab, settledAt }) {
    const isNear = ({ at }) => Math.abs(at - settledAt) < justNow;
    return settledAt === null || entries.some((one) => one.tab === tab && isNear(one));
  }

  function settle(entry, call) {
    if (entry.settledAt !== null || entry.tab !== call.tab || entry.at > call.delivered) return;
    if (!matches(readCart(call.cart).get(entry.key), entry.value)) return;
    entry.settledAt = call.delivered;
    // A refused change whose refusal was not read because of a simultaneous change was sent again and applied.
    entry.refused = false;
  }

  return {
    /** Records a requested value. `at` is the time before the request. */
    ask({ tab, key, value, ticket = false, undoes = false, loose = false, at, cartId }) {
      for (const rival of entries) {
        if (rival.key !== key || rival.tab === tab) continue;
        if (rival.settledAt === null || rival.settledAt > at - justNow) rival.contested = true;
      }
      const entry = { tab, key, value, at, settledAt: null, loose, contested: false };
      const changedElsewhere = entries.some((other) => other.key === key && other.tab !== tab);
      // Removing a ticket requests one less than the tab shows, which another tab may have changed.
      if (ticket && changedElsewhere) entry.loose = true;
      // What is put back is added to what another tab or session has added.
      entry.isUnknown = undoes && changedElsewhere;
      if (cartId !== undefined && cartIdSeen(tab, at) !== cartId) entry.loose = entry.ofOldCart = true;
      entries.push(entry);
      // The page may have received it before the driver.
      for (const call of delivered) settle(entry, call);
      const isOverruled = (refusal) => entry.settledAt !== null && entry.settledAt > refusal.at;
      const own = refusals.filter((refusal) => refusal.tab === tab && refusal.key === key && refusal.at > at);
      if (own.some((refusal) => !isOverruled(refusal))) entry.loose = entry.refused = true;
    },
    /** Records a change by another session, which the shop applies at once. */
    changed(key, value, at) {
      this.ask({ tab: 'elsewhere', key, value, at });
      entries.at(-1).settledAt = at;
    },
    /** Records that a tab received a complete cart. */
    confirm(call) {
      delivered.push(call);
      for (const entry of entries) settle(entry, call);
    },
    refuse(tab, key, at) {
      refusals.push({ tab, key, at });
      const entry = lastOf(tab, key);
      if (entry) entry.loose = entry.refused = true;
    },
    /** From now on, unconfirmed changes of the tab may be lost. */
    loosen(tab, now) {
      for (const entry of entries) {
        const settled = entry.settledAt !== null && entry.settledAt < now - justNow;
        if (entry.tab === tab && !settled) entry.loose = true;
      }
    },
    replace(next) {
      baseline = readCart(next);
      for (const { tab, refused } of entries) if (refused) refusedBefore.add(tab);
      entries = entries.filter((entry) => isPending(entry) && !/:/.test(entry.key));
      for (const entry of entries) entry.loose = true;
    },
    giveUp() {
      unsure = true;
    },
    /**
     * Whether all changes of a tab are confirmed and nothing has failed since its last complete cart. A change that
     * may be lost does not count: the page may still offer to retry it.
     */
    isDone(tab, calls) {
      const heard = Math.max(0, ...delivered.filter((call) => call.tab === tab).map((call) => call.delivered));
      const wentWrong = calls.some((call) => call.tab === tab && call.guarded && !call.whole && !(call.closed < heard));
      const own = entries.filter((entry) => entry.tab === tab);
      const isSettled = (entry) => !entry.loose && (entry.settledAt !== null || entry !== lastOf(tab, entry.key));
      return heard > 0 && !wentWrong && own.every(isSettled);
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
          .filter(({ ofOldCart }) => !ofOldCart)
          .filter(({ key, value }) => !matches(values.get(key), value) && isStillThere(key, values))
          .map(({ key }) => key)
      );
    },
    /** Returns the violations of the shop's cart, one line each. */
    violationsOf(now) {
      if (unsure) return [];
      const values = readCart(now);
      const keys = new Set([...baseline.keys(), ...entries.map(({ key }) => key)]);
      const isEmpty = now.items.length === 0;
      return [...keys].flatMap((key) => {
        if (isEmpty && !key.startsWith('quantity:')) return [];
        const value = values.get(key);
        const allowed = allowedFor(key, values);
        if (allowed === null || allowed.some((one) => matches(value, one))) return [];
        // The current value needs no change.
        if (key === 'shipping' && !value && allowed.includes(answeredShipping(now))) return [];
        return `${key} is ${JSON.stringify(value)} at the shop rather than ${allowed.map((one) => JSON.stringify(one)).join(' or ')}`;
      });
    },
  };

  /** Null if any value is correct. */
  function allowedFor(key, values) {
    const own = entries.filter((entry) => entry.key === key);
    const title = key.replace(/^\w+:/, '');
    const removed = entries.some((entry) => entry.key === `quantity:${title}` && entry.value === 0);
    // A packaging is removed with its item.
    if (key.startsWith('packaging:') && (removed || !values.get(`quantity:${title}`))) return null;
    if (own.length === 0) return [baseline.get(key)];
    if (own.some(({ isUnknown }) => isUnknown)) return null;
    const last = own.at(-1);
    const lasts = own.filter((entry) => entry === lastOf(entry.tab, key));
    const relevant = lasts.filter((entry) => entry === last || entry.contested);
    const any = relevant.some(({ loose }) => loose) ? [baseline.get(key), ...own.map(({ value }) => value)] : [];
    // An item that is removed cannot be changed: by another session, or by a removal that was replaced in flight.
    const mayBeRemoved = ({ tab, settledAt }) => tab !== last.tab || settledAt === null || settledAt > last.at;
    const gone = own.some((entry) => entry !== last && entry.value === 0 && mayBeRemoved(entry)) ? [0] : [];
    return [...new Set([...relevant.map(({ value }) => value), ...any, ...gone])];
  }
}

/** A packaging may be requested without a design. */
function matches(value, asked) {
  // Treats every kind of absence alike: no code, no voucher, quantity 0.
  if (!value || !asked) return !value && !asked;
  return value === asked || String(value).startsWith(`${asked}, `);
}

function isStillThere(key, values) {
  const [, title] = /^(?:quantity|packaging):(.*)$/.exec(key) ?? [];
  return title === undefined || Boolean(values.get(`quantity:${title}`));
}
