import { cartTag, conditionalOperations, idempotentOperations, type operations } from 'cart-fragment/contract';
import type { Outcome } from '../calls/call.ts';
import { refuseCall } from '../rules/refusal.ts';
import type { Shop } from '../shop.ts';

type Name = keyof typeof operations;

/** Refuses a call whose `If-Match` names another version of the cart. */
export function refuseOtherVersion(request: Request, name: Name, { own }: Shop): void {
  const wanted = request.headers.get('if-match');
  if (wanted === null || !conditionalOperations.includes(name)) return;
  if (wanted !== '*' && !wanted.split(/,\s*/).includes(cartTag(own.cart))) {
    refuseCall(412, 'Dein Warenkorb hat sich inzwischen geändert.');
  }
}

const mostAnswers = 20;

/** Runs a call once for each `Idempotency-Key`: the key of an earlier call gets its answer. A refused call has none. */
export function answerOnce(request: Request, operation: Name, { state }: Shop, run: () => Outcome<unknown>) {
  const key = request.headers.get('idempotency-key');
  if (key === null || !idempotentOperations.includes(operation)) return run();
  const { answers = [] } = state;
  const earlier = answers.find((one) => one.operation === operation && one.key === key);
  if (earlier) return { answer: earlier.answer };
  const outcome = run();
  const answered = [...answers, { operation, key, answer: outcome.answer }].slice(-mostAnswers);
  return { ...outcome, state: { ...(outcome.state ?? state), answers: answered } };
}
