import type { Cart } from '../domain/cart.ts';
import type { FragmentData } from '../domain/fragment-data.ts';
import { endsCampaign } from '../domain/coupon.ts';
import { confirmedCart } from './cart/cart-selectors.ts';
import { acceptCart } from './fetching/accept-cart.ts';
import { notifyHost } from './fetching/announce-cart.ts';
import { forgetCampaign } from './fetching/campaign-cookies.ts';
import { isOlderThanConfirmed } from './fetching/last-confirmed-cart.ts';
import { shareStructure } from './fetching/structural-sharing.ts';
import { dataNotices, initialNoticeId, initialState } from './cart/cart-state.ts';
import { removeNotices } from './cart/change-notices.ts';
import type { StoreParts } from './queue/store-parts.ts';

export function configure(parts: StoreParts, data: FragmentData): void {
  const { context, fetcher, queue, loadDeliveryTerms } = parts;
  const { state, requestClock } = context;
  const { data: before } = state.getState();
  const { initialCart, customerEmailHash } = data.rootComponentProps;
  const isOtherShop = before.baseUrl !== data.baseUrl;
  const isOtherTenant = before.tenant !== data.tenant;
  const isOtherCustomer = before.rootComponentProps.customerEmailHash !== customerEmailHash;
  const isLogin = isOtherTenant || isOtherCustomer;
  state.setState(isLogin ? { data, loginAt: requestClock.startRequest() } : { data });
  if (isLogin) removeNotices(context, ({ content }) => content.kind === 'failure' && content.failure.kind === 'login');
  // What one customer has changed must not be sent for another.
  if (isOtherCustomer && customerEmailHash && before.rootComponentProps.customerEmailHash) {
    queue.stop();
    state.setState({ log: [] });
  }
  const knownCarts = [before.rootComponentProps.initialCart, confirmedCart(state.getState())];
  // Data that the page assigns for another reason, such as a login, come with the cart that it already had.
  const hasNewCart = initialCart !== null && !knownCarts.some((cart) => shareStructure(cart, initialCart) === cart);
  // A cart from a cache must not replace a newer one, or verify a change that was sent later.
  const isCurrent = hasNewCart && !requestClock.isUnverified() && !isOlderThanConfirmed(data.baseUrl, initialCart);
  const newCart = isCurrent ? initialCart : null;
  const news = dataNotices(data);
  const isNews = JSON.stringify(news) !== JSON.stringify(dataNotices(before));

  if (isOtherShop) {
    switchShop(parts, newCart);
  } else if (newCart) {
    acceptCart(context, { cart: newCart, source: 'refresh', request: requestClock.startRequest() });
    // An in-flight response would be discarded as older; refetch.
    if (fetcher.isFetching()) void fetcher.refresh();
    if (isLogin) void fetcher.load();
  } else if (hasNewCart || isLogin) {
    const hasCart = confirmedCart(state.getState()) !== null;
    // A login may allow what a campaign needs.
    void fetcher.loadOrRefresh().then(() => (isLogin && hasCart ? fetcher.load() : undefined));
  }
  if (isNews) {
    if (endsCampaign(data.rootComponentProps.initialErrorCode)) forgetCampaign(context);
    state.setState(({ notices }) => ({ notices: [...news, ...notices.filter(({ id }) => id !== initialNoticeId)] }));
  }
  if (isOtherTenant || isOtherShop) void loadDeliveryTerms();
}

/** Another shop has another cart: cancels all work for the old one, and starts over. */
function switchShop({ context, fetcher, queue, checkout }: StoreParts, cart: Cart | null): void {
  queue.stop();
  fetcher.stop();
  checkout.cancel();
  context.rateLimit.end();
  context.state.setState({
    ...initialState(context.state.getState().data),
    phase: cart ? { kind: 'ready', cart } : { kind: 'absent' },
    notices: [],
  });
  if (cart) notifyHost(context, cart);
  void fetcher.load();
}
