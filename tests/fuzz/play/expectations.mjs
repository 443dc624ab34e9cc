import { answeredShipping, readCart } from './read-cart.mjs';

/** An answer this young may not have been read by the page yet. */
const justNow = 400;

/**
 * What shoppers and others last asked for, thing by thing ("quantity:Thai-Kochkurs", "shipping"), and what the shop's
 * cart may hence hold at the end.
 *
 * It is exact for what one tab asked for, whatever happened to the calls. It allows several values where nobody can
 * tell which one is right:
 * - the change was still unconfirmed when the page was reloaded or left, when a notice was closed, or when the shopper
 *   cancelled: it may be lost or done;
 * - the shop refused it;
 * - two tabs, or a tab and another session, changed the same thing and the first was not confirmed yet;
 * - the cart was replaced, or the tab still showed the replaced one;
 * - the cart is empty, which has no place for a code, a number or a shipping method;
 * - an answer had two things of one id, so that nobody knows which one was meant.
 */
export function createExpectations(cart) {
  let baseline = readCart(cart);
  let entries = [];
  let unsure = false;
  const delivered = [];
  const refusals = [];
  /** Tabs that were refused something about a cart that is gone, and may still say so. */
  const toldBefore = new Set();

  const lastOf = (tab, key) => entries.findLast((entry) => entry.tab === tab && entry.key === key);

  /** Of the cart that a tab has shown for a while. */
  function cartIdSeen(tab, at) {
    return delivered.findLast((call) => call.tab === tab && call.delivered < at - justNow)?.cart.cartId;
  }

  /** Also where the tab made another change as the answer came, which it may not have read then. */
  function isPending({ tab, settledAt }) {
    const isNear = ({ at }) => Math.abs(at - settledAt) < justNow;
    return settledAt === null || entries.some((one) => one.tab === tab && isNear(one));
  }

  function settle(entry, call) {
    if (entry.settledAt !== null || entry.tab !== call.tab || entry.at > call.delivered) return;
    if (!matches(readCart(call.cart).get(entry.key), entry.value)) return;
    entry.settledAt = call.delivered;
    // A refusal that the page did not read, because of another change at that moment, came true when it was sent again.
    entry.refused = false;
  }

  return {
    /** Somebody asks for a value. `at` is the moment before. */
    ask({ tab, key, value, ticket = false, at, cartId }) {
      for (const rival of entries) {
        if (rival.key !== key || rival.tab === tab) continue;
        if (rival.settledAt === null || rival.settledAt > at - justNow) rival.contested = true;
      }
      const entry = { tab, key, value, at, settledAt: null, loose: false, contested: false };
      const changedElsewhere = entries.some((other) => other.key === key && other.tab !== tab);
      // A ticket's row asks for one less than what the tab shows, which another one may have changed.
      if (ticket && changedElsewhere) entry.loose = true;
      if (cartId !== undefined && cartIdSeen(tab, at) !== cartId) entry.loose = entry.ofOldCart = true;
      entries.push(entry);
      // The page may have heard of it before the driver has.
      for (const call of delivered) settle(entry, call);
      if (refusals.some((one) => one.tab === tab && one.key === key && one.at > at)) entry.loose = entry.refused = true;
    },
    /** Another session has changed it: known at once to the shop. */
    changed(key, value, at) {
      this.ask({ tab: 'elsewhere', key, value, at });
      entries.at(-1).settledAt = at;
    },
    /** A tab got a whole cart. */
    confirm(call) {
      delivered.push(call);
      for (const entry of entries) settle(entry, call);
    },
    refuse(tab, key, at) {
      refusals.push({ tab, key, at });
      const entry = lastOf(tab, key);
      if (entry) entry.loose = entry.refused = true;
    },
    /** What a tab has not seen confirmed may be lost from now on. */
    loosen(tab, now) {
      for (const entry of entries) {
        const settled = entry.settledAt !== null && entry.settledAt < now - justNow;
        if (entry.tab === tab && !settled) entry.loose = true;
      }
    },
    replace(next) {
      baseline = readCart(next);
      for (const { tab, refused } of entries) if (refused) toldBefore.add(tab);
      entries = entries.filter((entry) => isPending(entry) && !/:/.test(entry.key));
      for (const entry of entries) entry.loose = true;
    },
    giveUp() {
      unsure = true;
    },
    /**
     * Whether a tab has seen all that it asked for, and nothing has gone wrong since it last heard of a whole cart. What
     * may be lost leaves it open: the page may still offer to do it.
     */
    isDone(tab, calls) {
      const heard = Math.max(0, ...delivered.filter((call) => call.tab === tab).map((call) => call.delivered));
      const wentWrong = calls.some((call) => call.tab === tab && call.guarded && !call.whole && !(call.closed < heard));
      const own = entries.filter((entry) => entry.tab === tab);
      const isSettled = (entry) => !entry.loose && (entry.settledAt !== null || entry !== lastOf(tab, entry.key));
      return heard > 0 && !wentWrong && own.every(isSettled);
    },
    /** Whether the tab's last refusal is still the last word on its subject. */
    hasStandingRefusal: (tab) =>
      toldBefore.has(tab) ||
      entries.some((entry) => entry.tab === tab && entry.refused && lastOf(tab, entry.key) === entry),
    /** What a tab was refused for good. That somebody else removed the item is told in another way. */
    refusedFor(tab, now) {
      const values = readCart(now);
      return (
        entries
          .filter((entry) => entry.tab === tab && entry.refused && entry === lastOf(tab, entry.key))
          // The page tells that the cart was replaced.
          .filter(({ ofOldCart }) => !ofOldCart)
          .filter(({ key, value }) => !matches(values.get(key), value) && isStillThere(key, values))
          .map(({ key }) => key)
      );
    },
    /** What is wrong with the shop's cart, one line each. */
    faultsOf(now) {
      if (unsure) return [];
      const values = readCart(now);
      const keys = new Set([...baseline.keys(), ...entries.map(({ key }) => key)]);
      const isEmpty = now.items.length === 0;
      return [...keys].flatMap((key) => {
        if (isEmpty && !key.startsWith('quantity:')) return [];
        const value = values.get(key);
        const allowed = allowedFor(key, values);
        if (allowed === null || allowed.some((one) => matches(value, one))) return [];
        // What was chosen is there without a change.
        if (key === 'shipping' && !value && allowed.includes(answeredShipping(now))) return [];
        return `${key} is ${JSON.stringify(value)} at the shop rather than ${allowed.map((one) => JSON.stringify(one)).join(' or ')}`;
      });
    },
  };

  /** null where any value will do. */
  function allowedFor(key, values) {
    const own = entries.filter((entry) => entry.key === key);
    const title = key.replace(/^\w+:/, '');
    const removed = entries.some((entry) => entry.key === `quantity:${title}` && entry.value === 0);
    // A packaging goes with its item.
    if (key.startsWith('packaging:') && (removed || !values.get(`quantity:${title}`))) return null;
    if (own.length === 0) return [baseline.get(key)];
    const last = own.at(-1);
    const lasts = own.filter((entry) => entry === lastOf(entry.tab, key));
    const relevant = lasts.filter((entry) => entry === last || entry.contested);
    const any = relevant.some(({ loose }) => loose) ? [baseline.get(key), ...own.map(({ value }) => value)] : [];
    // What another one has taken out of the cart can't be changed any more.
    const gone = own.some((entry) => entry.value === 0 && entry.tab !== last.tab) ? [0] : [];
    return [...new Set([...relevant.map(({ value }) => value), ...any, ...gone])];
  }
}

/** A packaging may be asked for without a design. */
function matches(value, asked) {
  // Nothing is nothing: no code, no voucher, no piece.
  if (!value || !asked) return !value && !asked;
  return value === asked || String(value).startsWith(`${asked}, `);
}

function isStillThere(key, values) {
  const [, title] = /^(?:quantity|packaging):(.*)$/.exec(key) ?? [];
  return title === undefined || Boolean(values.get(`quantity:${title}`));
}
