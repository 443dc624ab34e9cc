import { differences, matches } from './matches.mjs';

/** Age in milliseconds up to which a page may not have read an answer yet. */
const justNow = 400;

/**
 * Decides whether a run's history is correct. Returns the violations, one line each.
 *
 * Each event has its time `at` and a `type`. `values` has a cart's values by key, such as `quantity:Thai-Kochkurs`.
 * - `start`, `replaced`, `applied`, `end`: the shop's cart (`cartId`, `version`, `values`, and the `shown` values that may
 *   differ from the stored ones) at the start, after an order, after a change of `key` by `tab` that was `sent` at that time, and at the end
 * - `invoke`: `tab` wants `key` to be `value` from now on. `op` numbers it, `done` is when the page knew it at the
 *   latest. `takes`: one less than the tab shows; `adds`: in addition to what others have added; `isVague`: it may mean another value
 * - `ok`, `fail`, `unknown`: an answered cart of this `version` shows the goal `op`; it was refused; a reload may have lost it
 * - `confirmed`: a page has announced the cart that it has confirmed; `visit` numbers the pages, `address` is the shop's
 * - `screen`: the values that `tab` shows, and the cart that it has confirmed last
 * - `alert`: `tab` shows an alert, which no rule needs
 * - `unclear`: values cannot be judged, for example because an answer had two entries with the same id
 */
export function checkHistory(history) {
  const events = history.toSorted((first, second) => first.at - second.at);
  const isUnclear = events.some(({ type }) => type === 'unclear');
  const rules = isUnclear ? [] : [readsAreWhole, writesAreRead, changesAreWanted, lastGoalWins, screensAreNew];
  return [...new Set([versionsGrow, ...rules].flatMap((rule) => rule(events)))];
}

const isOfShop = ({ type }) => ['start', 'replaced', 'applied', 'end'].includes(type);
const nameOf = ({ cartId, version }) => `${cartId} v${version}`;

/**
 * The version of a cart grows with each change at the shop, and never decreases in a tab. No tab returns to an ordered cart.
 * A tab whose host changes the shop's address starts anew.
 */
function versionsGrow(events) {
  const lasts = new Map();
  const carts = events.filter(({ type }) => type === 'start' || type === 'replaced').map(({ cartId }) => cartId);
  return events.flatMap((event) => {
    const who = isOfShop(event) ? 'the shop' : `tab ${event.tab}`;
    if (!isOfShop(event) && event.type !== 'confirmed') return [];
    const last = lasts.get(who);
    lasts.set(who, event);
    if (!last || last.address !== event.address) return [];
    if (last.cartId !== event.cartId)
      return carts.indexOf(event.cartId) < carts.indexOf(last.cartId)
        ? [`${who} returned from ${nameOf(last)} to the ordered ${nameOf(event)}`]
        : [];
    if (event.version < last.version) return [`${who} went back from ${nameOf(last)} to ${nameOf(event)}`];
    if (event.version > last.version) return [];
    const changed = differences(last.values, event.values);
    return changed.length > 0 ? [`${who} changed ${changed.join(', ')} within ${nameOf(event)}`] : [];
  });
}

/** The shop's values by cart and version. */
const statesOf = (events) => new Map(events.filter(isOfShop).map((event) => [nameOf(event), event]));

/** A confirmed cart is one that the shop had. */
function readsAreWhole(events) {
  const states = statesOf(events);
  return events.flatMap((event) => {
    if (event.type !== 'confirmed') return [];
    const state = states.get(nameOf(event));
    if (!state) return [`tab ${event.tab} confirmed ${nameOf(event)}, which the shop never had`];
    const wrong = differences(state.values, event.values);
    return wrong.map((key) => `tab ${event.tab} confirmed ${nameOf(event)} with a wrong ${key}: ${event.values[key]}`);
  });
}

/** In the end, each tab has confirmed the carts that acknowledged its changes. */
function writesAreRead(events) {
  const confirmed = new Map(events.filter(({ type }) => type === 'confirmed').map((event) => [event.tab, event]));
  return intentsOf(events).flatMap(({ tab, answer }) => {
    const last = answer && confirmed.get(tab);
    if (!last || last.cartId !== answer.cartId || last.version >= answer.version) return [];
    return [`tab ${tab} has not confirmed ${nameOf(answer)}, which acknowledged its change`];
  });
}

/** All goals with what became of them. */
function intentsOf(events) {
  const goals = [];
  const find = ({ op }) => goals.find((goal) => goal.op === op);
  const isOpen = ({ tab, okAt }) =>
    okAt === null || goals.some((goal) => goal.tab === tab && Math.abs(goal.at - okAt) < justNow);
  for (const event of events) {
    if (event.type === 'invoke') goals.push(goalOf(event, goals));
    if (event.type === 'ok') Object.assign(find(event), { okAt: event.at, endsAt: event.at, answer: event });
    if (event.type === 'fail' || event.type === 'unknown') find(event).isUnsure = true;
    if (event.type !== 'replaced') continue;
    // Of the open goals, those for items are about the ordered cart, except that an addition is made to the next one.
    for (const goal of goals) {
      if (goal.adds && goal.okAt === null) goal.isRelative = goal.isUnknown = true;
      else goal.isOver ||= !isOpen(goal) || goal.key.includes(':');
      goal.isUnsure = true;
    }
  }
  return goals;
}

function goalOf({ op, tab, key, value, at, done = at, takes, adds, isVague = false }, goals) {
  const others = goals.filter((goal) => goal.key === key && goal.tab !== tab && !goal.isOver);
  for (const other of others.filter(({ okAt }) => okAt === null || okAt > at - justNow)) {
    other.isContested = true;
    other.joinedAt ??= at;
    if (other.adds) other.isUnknown = other.isUnsure = true;
  }
  const earlier = goals.findLast((goal) => goal.key === key && goal.tab === tab);
  if (earlier) earlier.endsAt = Math.min(earlier.endsAt, done);
  const isRelative = isVague || (Boolean(takes || adds) && others.length > 0);
  const fate = { okAt: null, endsAt: Infinity, isContested: false, isOver: false, isUnsure: isRelative };
  return { op, tab, key, value, adds, at, done, ...fate, isRelative, isUnknown: isRelative && adds };
}

/**
 * Each change that a tab sends has the value of one of its goals for the key, not older than the one applied before, and none
 * is applied twice.
 */
function changesAreWanted(events) {
  const goals = intentsOf(events);
  const lasts = new Map();
  let values = {};
  return events.filter(isOfShop).flatMap(({ at, type, tab, key, sent, values: now }) => {
    const before = values[key];
    values = now;
    if (type !== 'applied' || !key || matches(now[key], before)) return [];
    if (tab === 'elsewhere') return [];
    const own = goals.filter((goal) => goal.tab === tab && goal.key === key && goal.at <= sent);
    if (own.some(({ isRelative, adds, joinedAt }) => isRelative || (adds && joinedAt <= at))) return [];
    const last = lasts.get(`${tab}, ${key}`);
    const possible = own.slice(Math.max(0, own.indexOf(last)));
    const applied = possible.findLast(({ value }) => matches(now[key], value));
    lasts.set(`${tab}, ${key}`, applied ?? last);
    if (applied) return [];
    const wanted = possible.map(({ value }) => value ?? 'nothing').join(' or ') || before;
    const how = last && last === own.at(-1) ? 'applied twice' : 'changed';
    return [`${key} of tab ${tab} was ${how}: from ${before} to ${now[key]}, although it wanted ${wanted}`];
  });
}

/**
 * At the end, each key has the value of its last goal. Several values are possible if that goal may be lost, or if goals of
 * two tabs overlap.
 */
function lastGoalWins(events) {
  const { values, shown } = events.findLast(({ type }) => type === 'end');
  const { values: first } = events.findLast(({ type }) => type === 'start' || type === 'replaced');
  const goals = intentsOf(events).filter(({ isOver }) => !isOver);
  const isEmpty = !Object.keys(values).some((key) => key.startsWith('quantity:'));
  const keys = new Set([...Object.keys(first), ...goals.map(({ key }) => key)]);
  return [...keys].flatMap((key) => {
    // An empty cart has no code, loyalty number or shipping method.
    if (isEmpty && !key.startsWith('quantity:')) return [];
    const value = values[key];
    const possible = possibleValues(key, goals, first, values);
    if (possible === null || possible.some((one) => matches(value, one))) return [];
    // The shop's default shipping needs no change, and a code that the shop stores without applying it looks removed.
    const mayDiffer = key === 'code' || (key === 'shipping' && !value);
    if (mayDiffer && possible.some((one) => matches(shown[key], one))) return [];
    return [`${key} is ${value ?? 'nothing'} at the shop rather than ${possible.map(String).join(' or ')}`];
  });
}

/** Null if any value is possible. */
function possibleValues(key, goals, first, end) {
  const own = goals.filter((goal) => goal.key === key);
  const quantity = key.replace('packaging:', 'quantity:');
  // A packaging is removed with its item.
  const isRemoved = !end[quantity] || goals.some((goal) => goal.key === quantity && goal.value === 0);
  if (key.startsWith('packaging:') && isRemoved) return null;
  if (own.length === 0) return [first[key]];
  if (own.some(({ isUnknown }) => isUnknown)) return null;
  const last = own.at(-1);
  const lastOfTabs = own.filter((goal) => goal === own.findLast(({ tab }) => tab === goal.tab));
  const deciding = lastOfTabs.filter((goal) => goal === last || goal.isContested);
  const others = deciding.some(({ isUnsure }) => isUnsure) ? [first[key], ...own.map(({ value }) => value)] : [];
  // A removed item cannot be changed: by another session, or by a removal that was replaced in flight.
  const mayPrecede = ({ tab, okAt }) => tab !== last.tab || okAt === null || okAt > last.at;
  const gone = own.some((goal) => goal !== last && goal.value === 0 && mayPrecede(goal)) ? [0] : [];
  return [...new Set([...deciding.map(({ value }) => value), ...others, ...gone])];
}

/** A screen shows nothing older than the cart that the tab has confirmed, and beside it only goals that are not settled. */
function screensAreNew(events) {
  const goals = intentsOf(events);
  const states = [...statesOf(events).values()];
  return events.flatMap((event) => {
    if (event.type !== 'screen') return [];
    const newer = states.filter(({ cartId, version }) => cartId === event.cartId && version >= event.version);
    const isOpen = ({ tab, at, endsAt }) => tab === event.tab && at <= event.at && endsAt > event.at - justNow;
    const open = goals.filter(isOpen);
    return Object.entries(event.values).flatMap(([key, value]) => {
      const known = newer.flatMap(({ values, shown }) => [values[key], ...(key in shown ? [shown[key]] : [])]);
      const wanted = open.flatMap((goal) => (goal.key === key ? [goal.value] : []));
      if (newer.length === 0 || [...known, ...wanted].some((one) => matches(value, one))) return [];
      return [`tab ${event.tab} shows ${value} as ${key}, older than ${nameOf(event)}`];
    });
  });
}
