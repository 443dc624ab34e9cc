import { getDeliveryTerms } from '../../api/operations/shop.ts';
import { secondsUntilRetry } from '../calls/classify-error.ts';
import type { StoreContext } from '../cart/store-context.ts';

/** A newer fetch supersedes an older one. Failures are only reported. */
export function createDeliveryTermsLoader(context: StoreContext): () => Promise<void> {
  const { state, environment, rateLimit } = context;
  let lastFetch = 0;
  return async function load(): Promise<void> {
    const fetch = ++lastFetch;
    const isCurrent = () => fetch === lastFetch && context.isRunning();
    if (rateLimit.isActive()) await rateLimit.over();
    if (!isCurrent()) return;
    try {
      const deliveryTerms = await context.call(getDeliveryTerms, {});
      if (isCurrent()) state.setState({ deliveryTerms });
    } catch (error) {
      if (!isCurrent()) return;
      if (secondsUntilRetry(error) !== null) return load();
      state.setState({ deliveryTerms: [] });
      environment.report(error);
    }
  };
}
