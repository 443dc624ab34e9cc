import type { Cart } from '../../domain/cart.ts';
import { type Goal, isReached, valueIn } from './goal.ts';

const lifetimeMs = 10 * 60_000;

/** A time far in the future is expired, too: the clock was set back. */
export function isExpired({ time }: Pick<Goal, 'time'>, now: number): boolean {
  return Math.abs(now - time) > lifetimeMs;
}

/**
 * What becomes of the goal of an earlier page, by the first cart that is fetched after it:
 * - `shown`: the cart has what the goal wants.
 * - `send`: the cart has what it had when the shopper made the change, or what this tab has requested since.
 * - `overtaken`: something newer is in its place, or it is too late.
 */
export type Verdict = 'shown' | 'send' | 'overtaken';

export function verdictOn(goal: Goal, cart: Cart, now: number): Verdict {
  const value = valueIn(cart, goal);
  const isSameCart = cart.cartId === goal.cartId;
  if (isSameCart && isReached(goal, value)) return 'shown';
  const isUnchanged = isSameCart && cart.cartVersion >= goal.cartVersion && goal.from.includes(value);
  return isUnchanged && !goal.failed && !isExpired(goal, now) ? 'send' : 'overtaken';
}
