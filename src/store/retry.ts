import type { Checkout } from './cart/cart-state.ts';
import { openEntries } from './intents/entry.ts';
import type { StoreParts } from './queue/store-parts.ts';

export async function retry({ context, fetcher, queue, checkout }: StoreParts, isManual: boolean): Promise<void> {
  const { state, rateLimit } = context;
  const { phase, checkout: step, fetchFailure, log } = state.getState();
  if (phase.kind !== 'ready') {
    if (isManual) rateLimit.end();
    return fetcher.load();
  }
  const isStopped = isManual ? step.kind !== 'idle' && step.kind !== 'leaving' : waitsForNetwork(step);
  const proceeds = isStopped && openEntries({ log }).length === 0;
  if (proceeds) checkout.cancel();
  if (!proceeds || fetchFailure) await queue.retry(isManual);
  if (proceeds && !state.getState().fetchFailure) await checkout.proceed();
}

/** Whether the shopper has been told that the next step goes on with the network. */
const waitsForNetwork = (step: Checkout) => step.kind === 'failed' && step.failure.kind === 'offline';

/** Resumes everything that waits for the network. */
export function followNetwork(parts: StoreParts, signal: AbortSignal): void {
  const { state, environment } = parts.context;
  environment.network.listen((online, isAnswered) => {
    state.setState({ online });
    // When the browser says that it is online, requests may hang. After an answer, a busy queue goes on by itself.
    if (!online || (isAnswered && parts.queue.isBusy())) return;
    const { phase, log, fetchFailure, deliveryTerms, checkout } = state.getState();
    if (deliveryTerms?.length === 0) void parts.loadDeliveryTerms();
    const isWaiting = phase.kind === 'failed' || fetchFailure !== null || waitsForNetwork(checkout);
    if (isWaiting || openEntries({ log }).length > 0) void retry(parts, false);
    else parts.queue.flush();
  }, signal);
}
