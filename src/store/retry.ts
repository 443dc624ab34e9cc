import { openEntries } from './intents/log.ts';
import type { StoreParts } from './queue/store-parts.ts';

export async function retry({ context, fetcher, queue, checkout }: StoreParts, isManual: boolean): Promise<void> {
  const { state, rateLimit } = context;
  const { phase, checkout: step, fetchFailure, log } = state.getState();
  if (phase.kind !== 'ready') {
    if (isManual) rateLimit.end();
    return fetcher.load();
  }
  // Only a click may leave the page.
  const proceeds = isManual && step.kind !== 'idle' && step.kind !== 'leaving' && openEntries({ log }).length === 0;
  if (proceeds) checkout.cancel();
  if (!proceeds || fetchFailure) await queue.retry(isManual);
  if (proceeds && !state.getState().fetchFailure) await checkout.proceed();
}

/** Resumes everything that waits for the network. */
export function followNetwork(parts: StoreParts, signal: AbortSignal): void {
  const { state, environment } = parts.context;
  environment.network.listen((online, isAnswered) => {
    state.setState({ online });
    // When the browser says that it is online, requests may hang. After an answer, a busy queue goes on by itself.
    if (!online || (isAnswered && parts.queue.isBusy())) return;
    const { phase, log, fetchFailure, deliveryTerms } = state.getState();
    if (deliveryTerms?.length === 0) void parts.loadDeliveryTerms();
    if (phase.kind === 'failed' || openEntries({ log }).length > 0 || fetchFailure) void retry(parts, false);
    else parts.queue.flush();
  }, signal);
}
