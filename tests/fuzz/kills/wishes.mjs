import { readCart } from '../play/read-cart.mjs';

/** Age in milliseconds up to which the page may not have read an answer yet. */
const justNow = 400;

/**
 * What the shopper and other sessions wanted, by key ("quantity:Thai-Kochkurs"), and what the shop received of it. Other
 * sessions choose values that nobody else chooses, so that each value has one author.
 */
export function createWishes(first) {
  const baseline = readCart(first);
  const wanted = [];
  const loads = [];
  /** When a page with a message was killed. */
  const messages = [];
  const last = (key, matches = () => true) => wanted.findLast((one) => one.key === key && matches(one));
  const isBy = (author) => (one) => one.by === author;

  return {
    want: (by, key, value, at, isMove = false) => void wanted.push({ by, key, value, at, isMove }),
    /** The page is killed while it shows a message. */
    said: (at) => void messages.push(at),
    /** The page is opened again. */
    loaded: (at) => void loads.push(at),
    /** Wishes that the shop does not have although nothing newer was wanted, one line each. */
    lost(cart, calls, notices) {
      const values = readCart(cart);
      return [...new Set(wanted.map(({ key }) => key))].flatMap((key) => {
        const now = values.get(key);
        const { by, value, at, isMove } = last(key);
        const title = key.replace(/^\w+:/, '');
        // A packaging is gone with its item, and a move of one ticket needs no other.
        if (isSame(now, value) || (isMove && !now) || (/^packaging/.test(key) && !values.get(`quantity:${title}`)))
          return [];
        // Nor can a method be kept that the shop does not offer for what is left in the cart.
        if (key === 'shipping' && !cart.availableShippingMethods.some((one) => one.title === value)) return [];
        // What the shopper has removed cannot be changed while its row is still there.
        if (!now && wanted.some((one) => one.key === key && one.by === 'shopper' && !one.value)) return [];
        const own = last(key, isBy('shopper'));
        const other = last(key, isBy('other'));
        const line = `${key} is ${JSON.stringify(now ?? null)} rather than ${JSON.stringify(value)}, wanted by the ${by}`;
        if (!own || !other) return line;
        // Each author's newest wish is right if neither knew of the other.
        const knew = calls.some(
          ({ whole, delivered, cart: seen }) =>
            whole && seen.cartVersion >= other.version && delivered < own.at - justNow,
        );
        const isRight = by === 'shopper' ? isSame(now, other.value) && (!knew || !other.value) : isSame(now, own.value);
        if (!isRight) return line;
        const missed = loads.filter((load) => load > own.at);
        const isSaid =
          missed.length !== 1 ||
          // An empty cart needs no words, and an earlier page may have said it.
          cart.items.length === 0 ||
          messages.some((time) => time > own.at && time <= missed[0]) ||
          notices.some((text) => /nicht übernommen/.test(text));
        return by === 'other' || isSaid || at > missed[0] ? [] : `dropped without a word: ${line}`;
      });
    },
    /** Calls that bring back a wish over something newer that their page has fetched, one line each. */
    forced(calls, keyOf) {
      return calls.flatMap((call) => {
        const key = call.area === 'change' && call.reached ? keyOf(call) : null;
        const own = key && last(key, ({ by, at }) => by === 'shopper' && at <= call.at);
        const newer = own && last(key, ({ by, at }) => by === 'other' && at > own.at && at < call.at);
        return newer && loads.some((at) => at > newer.at && at < call.at)
          ? `${call.path} ${call.body} over something newer: ${JSON.stringify(newer.value)}`
          : [];
      });
    },
    other: (key, value, at, version) => void wanted.push({ by: 'other', key, value, at, version }),
    baseline,
  };
}

/** A packaging may be wanted without a design. */
function isSame(value, wanted) {
  return (value || null) === (wanted || null) || String(value).startsWith(`${wanted}, `);
}
