import { refusalFor, withTwins } from './faults.mjs';

/** Simulated milliseconds between the parts of an answer that arrives slowly. */
const dripMs = 20;

/** The ways in which faults alter an answer; `whole` is the one without a fault. */
const writers = {
  whole: ({ answered }) => asText(answered.text, answered),
  late: ({ answered }) => asText(answered.text, answered),
  // Byte by byte at the beginning.
  drip: ({ answered: { text, ...answered } }) => ({
    ...asText('', answered),
    chunks: [...text.slice(0, 20), text.slice(20)],
  }),
  half: ({ answered: { text, ...answered } }) => asText(text.slice(0, text.length / 2), answered),
  html: ({ fault }) => asText('<h1>Es geht nicht</h1>', { status: fault.status, type: 'text/html' }),
  redirect: ({ call }) => ({
    ...asText('', { status: 302 }),
    headers: { location: call.url.replace(/\/shop.*$/, '/login.html') },
  }),
  refusal: ({ fault, call }) => asJson(fault.status, fault.body ?? refusalFor(call.path)),
  'bare refusal': ({ fault }) => asJson(fault.status, {}),
  pause: ({ fault }) => ({ ...asJson(fault.status, {}), headers: { 'retry-after': '4' } }),
  old: ({ answered, older }) => asText(isCart(answered) ? older : answered.text, answered),
  twins: ({ answered, fault }) =>
    isCart(answered) ? asJson(200, withTwins(JSON.parse(answered.text), fault.twins)) : asText(answered.text, answered),
};

const asText = (text, { status, type = 'application/json' }) => ({ status, type, chunks: [text] });
const asJson = (status, value) => asText(JSON.stringify(value), { status });

export function isCart(answer) {
  return answer !== null && answer.status === 200 && answer.text.startsWith('{"cartId"');
}

/**
 * Writes the answer to a call.
 * @param facts the call, its fault, the answer of the shop and an older cart.
 * @param onDelivered called when all of it was sent.
 */
export async function respond(outgoing, facts, clock, onDelivered) {
  const { status, type, chunks, headers } = writers[facts.fault.answer](facts);
  facts.call.answered = status;
  // A response that the page aborted was not delivered.
  outgoing.on('finish', () => {
    if (!outgoing.destroyed || outgoing.writableFinished) onDelivered();
  });
  outgoing.writeHead(status, status === 204 ? {} : { 'content-type': type, 'cache-control': 'no-store', ...headers });
  for (const chunk of chunks.slice(0, -1)) {
    outgoing.write(chunk);
    await clock.delay(dripMs);
  }
  outgoing.end(status === 204 ? undefined : chunks.at(-1));
  if (!outgoing.closed) await new Promise((resolve) => outgoing.once('close', resolve));
}
