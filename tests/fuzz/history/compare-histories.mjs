/**
 * Returns the first difference between the histories of two runs of a plan, or null. Compares what each tab, the shop and each
 * page has done in their own order. Times and addresses do not count, nor what a screen shows at the moment it is looked at, alerts included.
 */
export function firstDifference(one, other) {
  const [first, second] = [streamsOf(one), streamsOf(other)];
  for (const name of new Set([...first.keys(), ...second.keys()])) {
    const [own = [], others = []] = [first.get(name), second.get(name)];
    const length = Math.max(own.length, others.length);
    const index = Array.from({ length }, (_, at) => own[at] === others[at]).indexOf(false);
    if (index >= 0) return `${name} ${index + 1}: ${own[index] ?? 'nothing'} | ${others[index] ?? 'nothing'}`;
  }
  return null;
}

const comparable = (name, value) => (['at', 'done', 'sent', 'count', 'address'].includes(name) ? undefined : value);

function streamsOf(history) {
  const streams = new Map();
  const tabs = new Map();
  for (const event of history) {
    if (event.type === 'screen' || event.type === 'alert') continue;
    if (event.type === 'invoke') tabs.set(event.op, `${event.tab}, ${event.key}`);
    const isOfShop = ['start', 'replaced', 'applied', 'end'].includes(event.type);
    const name = isOfShop ? 'shop' : (tabs.get(event.op) ?? `page ${event.tab}, ${event.type}`);
    // Each run has a shop of its own.
    const text = JSON.stringify(event, comparable).replaceAll(/cart-of-run-\d+/g, 'cart');
    streams.set(name, [...(streams.get(name) ?? []), text]);
  }
  return streams;
}
