import { type Cart, countPieces } from '../domain/cart.ts';
import type { CartCore } from './cart-core.ts';
import { confirmedCart } from './cart-selectors.ts';
import { addNotice, removeNotices } from './notices.ts';
import { shareStructure } from './structural-sharing.ts';
import { isFulfilled, type Wish } from './wish.ts';

/** Where a cart comes from; one that another tab announced is not announced again, and a login may bring another cart. */
export type CartSource = 'start' | 'change' | 'refresh' | 'login' | 'otherTab';

/**
 * Takes an answered cart over, unless a newer one is shown (rulings, 16), and tells the host and other tabs.
 * Wishes that the cart shows are gone with it, and so are the settled ones, by id, which it answers.
 * Returns whether it was taken.
 */
export function acceptCart(
  core: CartCore,
  answered: Cart,
  source: CartSource,
  settled: readonly number[] = [],
): boolean {
  const { state, world } = core;
  const previous = confirmedCart(state.getState());
  const sameCart = previous?.cartId === answered.cartId;
  if (previous && sameCart && answered.cartVersion < previous.cartVersion) return false;

  const cart = previous ? shareStructure(previous, answered) : answered;
  state.setState(({ wishes, failedAppointmentIds }) => ({
    phase: { kind: 'ready', cart },
    wishes: wishes.filter((wish) => !settled.includes(wish.id) && !isShownBy(wish, cart)),
    failedAppointmentIds: stillInCart(failedAppointmentIds, cart),
  }));
  if (cart === previous) return true;

  noticesOf(core, cart, previous, sameCart, source);
  const isNewVersion = !sameCart || cart.cartVersion !== previous.cartVersion;
  tellHost(core, cart, isNewVersion);
  if (isNewVersion && previous && source !== 'otherTab') world.tabs.announce(cart.cartVersion);
  return true;
}

/** Tells the host page of the cart that is shown now. */
export function tellHost({ world }: CartCore, cart: Cart, isNewVersion = true): void {
  const { cartId, cartVersion } = cart;
  world.page.emit('cartChange', { cart });
  if (isNewVersion) world.page.emit('cartVersionChange', { cartId, cartVersion, numberOfItems: countPieces(cart) });
}

/** A wish whose forerunner may still reach the server has to be sent, whatever a cart shows. */
function isShownBy(wish: Wish, cart: Cart): boolean {
  return !wish.mustSend && isFulfilled(wish.change, cart);
}

/** The ids are cleared together, once no item matches any of them (specification, 4). */
function stillInCart(appointmentIds: readonly string[], cart: Cart): readonly string[] {
  const here = cart.items.some((item) => item.appointment && appointmentIds.includes(item.appointment.appointmentId));
  return here || appointmentIds.length === 0 ? appointmentIds : [];
}

function noticesOf(core: CartCore, cart: Cart, previous: Cart | null, sameCart: boolean, source: CartSource): void {
  const { failedAppointmentIds } = core.state.getState();
  if (failedAppointmentIds.length === 0) removeNotices(core, ({ content }) => content.kind === 'failedReservation');

  if (previous && !sameCart && previous.items.length > 0 && source !== 'login') addNotice(core, { kind: 'replaced' });
  else if (source === 'otherTab') addNotice(core, { kind: 'synced' });

  if (previous && sameCart && isVoucherRevalued(previous, cart)) addNotice(core, { kind: 'voucherChanged' });

  const { success, message } = cart.discountStatus;
  if (success) removeNotices(core, ({ content }) => content.kind === 'discount');
  else if (message && message !== previous?.discountStatus.message) addNotice(core, { kind: 'discount', message });
}

/** What a voucher pays changes with the cart; what it is worth does not. */
function isVoucherRevalued(previous: Cart, cart: Cart): boolean {
  return cart.vouchers.some(({ id, balance }) => {
    const before = previous.vouchers.find((voucher) => voucher.id === id)?.balance.amount ?? null;
    return before !== null && balance.amount !== null && before !== balance.amount;
  });
}
