import { type Cart, countPieces, discountProblem, findItem, isSameVersion } from '../../domain/cart.ts';
import { confirmedCartMark } from '../../storage/cart-values.ts';
import { couponRejected } from '../intents/order.ts';
import { isConfirmed, type SettledEntry } from '../intents/entry.ts';
import { removesWholeItem } from '../intents/intent.ts';
import { addNotice, removeNotices } from '../cart/change-notices.ts';
import type { StoreContext } from '../cart/store-context.ts';

/** Where a cart comes from, which decides what is announced. */
export type CartSource = 'start' | 'change' | 'refresh' | 'otherTab';

interface AcceptedCart {
  readonly cart: Cart;
  readonly previous: Cart | null;
  readonly source: CartSource;
  readonly settled: readonly SettledEntry[];
  /** Whether another cart may be due to a login. */
  readonly isNewLogin?: boolean;
}

/** Informs shopper, host page and analytics about a newly confirmed cart. */
export function announceCart(context: StoreContext, accepted: AcceptedCart): void {
  const { cart, previous, source, settled } = accepted;
  updateNotices(context, accepted);
  // A fetch for another tab can be the first to show a change of this one, which only this tab counts.
  notifyHost(context, cart, !isSameVersion(cart, previous), source === 'otherTab' && settled.length === 0);
  if (previous?.cartId === cart.cartId && previous.items.length > 0 && cart.items.length === 0) {
    announceEmptied(context, accepted);
  }
}

/** Each event about a cart has its own copy of it, so that no host can change ours. */
export function notifyHost(context: StoreContext, cart: Cart, isNewVersion = true, isFromOtherTab = false): void {
  const { page, track } = context.environment;
  const { cartId, cartVersion } = cart;
  confirmedCartMark.write({ baseUrl: context.state.getState().data.baseUrl, cartId, cartVersion });
  track({ cart, isFromOtherTab });
  let copy: Cart | undefined;
  page.emit('cartChange', {
    get cart() {
      return (copy ??= structuredClone(cart));
    },
  });
  if (isNewVersion) page.emit('cartVersionChange', { cartId, cartVersion, numberOfItems: countPieces(cart) });
}

function updateNotices(context: StoreContext, accepted: AcceptedCart): void {
  const { cart, previous, source, settled, isNewLogin } = accepted;
  const isSameCart = previous?.cartId === cart.cartId;
  if (previous && !isSameCart && previous.items.length > 0 && !isNewLogin) {
    addNotice(context, { kind: 'replaced' });
  } else if (source === 'otherTab') addNotice(context, { kind: 'synced' });

  if (isSameCart && isVoucherRevalued(previous, cart)) addNotice(context, { kind: 'voucherChanged' });
  updateDiscountNotice(context, accepted);

  if (isSameCart && source !== 'otherTab' && cart.items.length > 0 && settled.some((entry) => lacksRow(entry, cart))) {
    addNotice(context, { kind: 'failure', failure: { kind: 'adjusted' } });
  }
}

function updateDiscountNotice(context: StoreContext, { cart, previous, settled }: AcceptedCart): void {
  const problem = discountProblem(cart);
  const coupon = settled.find((entry) => entry.intent.kind === 'coupon');
  const isApplied = !!coupon && isConfirmed(coupon);
  const failure = isApplied && !problem && couponRejected(cart);
  if (failure) addNotice(context, { kind: 'failure', failure });
  if (!isApplied && problem === (previous && discountProblem(previous))) return;
  removeNotices(context, ({ content }) => content.kind === 'discount');
  // Shown where the code was entered.
  if (problem && (isApplied || !coupon)) addNotice(context, { kind: 'discount', message: problem });
}

/** What a voucher pays changes with the cart; what it is worth does not. */
function isVoucherRevalued(previous: Cart, cart: Cart): boolean {
  return cart.vouchers.some(({ id, balance }) => {
    const before = previous.vouchers.find((voucher) => voucher.id === id)?.balance.amount ?? null;
    return before !== null && balance.amount !== null && before !== balance.amount;
  });
}

/** Whether the item of a quantity is gone together with the row that would show the result. */
function lacksRow({ intent }: SettledEntry, cart: Cart): boolean {
  return intent.kind === 'quantity' && !findItem(cart, intent.itemId);
}

/** Reloads if the shopper emptied the cart, once it cannot be undone. Else, a reload would lose the notice about it. */
export function announceEmptied(context: StoreContext, { cart: { cartId }, source, settled }: AcceptedCart): void {
  const { page, track } = context.environment;
  const isByShopper = settled.some((entry) => removesWholeItem(entry.intent) && isConfirmed(entry));
  if (isByShopper) {
    if (context.state.getState().removed.length > 0) return;
    const isAllowed = page.emit('cartEmptied', { cartId });
    // A reload would remove the snackbar that leads to the wishlist.
    if (isAllowed && !settled.some(({ intent }) => intent.kind === 'move') && page.reload()) return;
  } else if (source === 'change' || settled.length > 0) addNotice(context, { kind: 'replaced' });
  if (isByShopper || source !== 'otherTab') track({ emptied: true });
}
