import type { Cart } from '../domain/cart.ts';
import type { FragmentData } from '../domain/fragment-data.ts';
import { acceptCart } from './fetching/accept-cart.ts';
import { notifyHost } from './fetching/announce-cart.ts';
import { isOlderThanConfirmed } from './fetching/last-confirmed-cart.ts';
import { dataNotices, initialNoticeId, initialState } from './initial-state.ts';
import type { StoreParts } from './store-parts.ts';

/** Applies new fragment data while the page is open: another cart, login, tenant or shop, and what the shop has to say. */
export function configure(parts: StoreParts, data: FragmentData): void {
  const { context, fetcher, loadDeliveryTerms } = parts;
  const { data: before } = context.state.getState();
  context.state.setState({ data });
  const { initialCart, customerEmailHash } = data.rootComponentProps;
  const hasNewCart = initialCart !== null && initialCart !== before.rootComponentProps.initialCart;
  // A cart from a cache must not replace a newer one.
  const newCart = hasNewCart && !isOlderThanConfirmed(context, initialCart) ? initialCart : null;
  const isOtherShop = before.baseUrl !== data.baseUrl;
  const isOtherTenant = before.tenant !== data.tenant;
  const news = dataNotices(data);
  const isNews = JSON.stringify(news) !== JSON.stringify(dataNotices(before));

  if (isOtherShop) {
    switchShop(parts, newCart);
  } else if (newCart) {
    acceptCart(context, { cart: newCart, source: 'refresh', request: context.verification.startRequest() });
    // What is on its way would count as older, although the page's cart may be.
    if (fetcher.isFetching()) void fetcher.refresh();
  } else if (hasNewCart) {
    void fetcher.loadOrRefresh();
  } else if (isOtherTenant || before.rootComponentProps.customerEmailHash !== customerEmailHash) {
    void fetcher.refresh('login');
  }
  if (isNews) {
    context.state.setState(({ notices }) => ({
      notices: [...news, ...notices.filter(({ id }) => id !== initialNoticeId)],
    }));
  }
  if (isOtherTenant || isOtherShop) void loadDeliveryTerms();
}

/** Another shop has another cart: cancels all work for the old one, and starts over. */
function switchShop({ context, fetcher, queue, checkout }: StoreParts, cart: Cart | null): void {
  queue.stop();
  fetcher.stop();
  checkout.cancel();
  context.state.setState({
    ...initialState(context.state.getState().data),
    phase: cart ? { kind: 'ready', cart } : { kind: 'absent' },
    notices: [],
  });
  if (cart) notifyHost(context, cart, 'start');
  void fetcher.load();
}
