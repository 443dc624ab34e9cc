import type { Cart } from '../../../domain/cart.ts';
import { standingOf, valueIn } from '../../intents/definitions.ts';
import { type KeptEntry, originalOf } from './kept-entry.ts';

const lifetimeMs = 10 * 60_000;

/** A time far in the future is expired, too: the clock was set back. */
export function isExpired({ madeAt }: Pick<KeptEntry, 'madeAt'>, now: number): boolean {
  return Math.abs(now - madeAt) > lifetimeMs;
}

/**
 * What becomes of an entry of an earlier page, by the first cart that is fetched after it:
 * - `shown`: the cart has what the entry wants.
 * - `send`: the cart has what it had when the shopper made the change, or what this tab has asked for since.
 * - `overtaken`: something newer is in its place, or it is too late.
 */
type Verdict = 'shown' | 'send' | 'overtaken';

export function verdictOn({ base, failed, madeAt, ...kept }: KeptEntry, cart: Cart, now: number): Verdict {
  const intent = originalOf(kept.intent, cart);
  const isSameCart = cart.cartId === base.cartId;
  if (isSameCart && standingOf(intent, cart) === 'shown') return 'shown';
  const isUnchanged = isSameCart && cart.cartVersion >= base.cartVersion && base.seen.includes(valueIn(cart, intent));
  return isUnchanged && !failed && !isExpired({ madeAt }, now) ? 'send' : 'overtaken';
}
