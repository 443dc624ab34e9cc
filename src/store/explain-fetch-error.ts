import type { Failure } from '../domain/failure.ts';
import type { CartSource } from './accept-cart.ts';
import type { CartCore } from './cart-core.ts';
import { failureOf, secondsToWait, statusOf } from './failure-of.ts';
import { loginUrlOf } from './navigation.ts';

/** What it means for the shopper that a cart could not be fetched; asked to wait, the cart is fetched again later. */
export function explainFetchError(
  core: CartCore,
  error: unknown,
  source: CartSource,
  refetchLater: (source: CartSource, seconds: number) => void,
): Failure {
  const pause = secondsToWait(error);
  if (pause !== null) refetchLater(source, pause);
  if (!core.world.network.isOnline()) return { kind: 'offline' };
  const status = statusOf(error);
  if (status === 404 || status === 410) {
    core.state.setState({ phase: { kind: 'failed', failure: { kind: 'gone' } }, wishes: [] });
    return { kind: 'gone' };
  }
  core.world.report(error);
  return failureOf(error, (redirectedTo) => loginUrlOf(core, redirectedTo));
}
