/** Formats the steps, calls and history of a run in order, for debugging. */
export function story({ log, calls, clicks, history }) {
  const lines = [
    ...log.map(({ at, step, outcome }) => [at, `step ${JSON.stringify(step)} -> ${JSON.stringify(outcome)}`]),
    ...clicks.map(({ at, tab, name }) => [at, `  ${tab} click on ${name}`]),
    ...calls.map((call) => [call.at, `  ${call.tab} ${call.method} ${call.path} ${call.body ?? ''} ${details(call)}`]),
    ...calls
      .filter(({ delivered }) => delivered)
      .map((call) => [call.delivered, `  ${call.tab} got ${call.path} ${call.answered} ${version(call)}`]),
    ...history.flatMap((event) => (event.type in texts ? [[event.at, `    ${texts[event.type](event)}`]] : [])),
  ].sort(([first], [second]) => first - second);
  const begin = lines[0]?.[0] ?? 0;
  return lines.map(([at, text]) => `${String(Math.round(at - begin)).padStart(6)} ${text}`).join('\n');
}

const version = ({ cart }) => (cart ? `${cart.cartId.slice(-4)} v${cart.cartVersion}` : '');
const details = (call) => `[${call.fault ?? 'ok'}] ${version(call)}${call.delivered ? '' : ' not delivered'}`;
const shown = ({ cartId, version: number }) => `${cartId.slice(-4)} v${number}`;

/** Events of the history that the log and the calls do not have. */
const texts = {
  invoke: ({ tab, op, key, value }) => `${tab} wants #${op} ${key} = ${value}`,
  fail: ({ op }) => `#${op} was refused`,
  unknown: ({ op }) => `#${op} may be lost or applied`,
  confirmed: (event) => `${event.tab} has confirmed ${shown(event)}`,
  alert: ({ tab, text }) => `${tab} says: ${text}`,
};
