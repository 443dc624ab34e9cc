import type { CartStore } from '../store/cart-store.ts';
import { confirmedCart } from '../store/cart-selectors.ts';

/** Milliseconds. A first cart that takes longer leaves the line free, and its failure has to be told. */
const longestWait = 1000;

/**
 * Runs what need not be there before the first cart is shown: once it is, or when it keeps the shopper waiting. The
 * returned function takes it back.
 */
export function afterFirstCart({ state }: CartStore, run: () => void): () => void {
  const isWaiting = () => !confirmedCart(state.getState()) && state.getState().phase.kind !== 'failed';
  if (!isWaiting()) {
    run();
    return () => {};
  }
  const stop = () => {
    clearTimeout(timer);
    unsubscribe();
  };
  const runOnce = () => {
    stop();
    run();
  };
  const timer = setTimeout(runOnce, longestWait);
  const unsubscribe = state.subscribe(() => {
    if (!isWaiting()) runOnce();
  });
  return stop;
}
