import { cartTag } from 'cart-fragment/api';
import { refuseCall } from '../../calls/refusal.ts';
import type { ReceivedCall } from '../../calls/serve-call.ts';
import type { Outcome } from '../calls/call.ts';
import type { Shop } from '../shop.ts';

/** Refuses a call whose `If-Match` names another version of the cart. Proxies that compress answers weaken their tags. */
export function refuseOtherVersion({ ifMatch }: ReceivedCall, { own }: Shop): void {
  if (ifMatch === null || ifMatch === '*' || ifMatch.replaceAll('W/', '').split(/,\s*/).includes(cartTag(own.cart)))
    return;
  refuseCall(412, 'Dein Warenkorb hat sich inzwischen geändert.');
}

const mostAnswers = 20;

/** Runs a call once for each `Idempotency-Key`: the key of an earlier call gets its answer. A refused call has none. */
export function answerOnce(
  { name: operation, idempotencyKey: key }: ReceivedCall,
  { state }: Shop,
  run: () => Outcome<unknown>,
) {
  if (key === null) return run();
  const { answers = [] } = state;
  const earlier = answers.find((one) => one.operation === operation && one.key === key);
  if (earlier) return { answer: earlier.answer };
  const outcome = run();
  const answered = [...answers, { operation, key, answer: outcome.answer }].slice(-mostAnswers);
  return { ...outcome, state: { ...(outcome.state ?? state), answers: answered } };
}
