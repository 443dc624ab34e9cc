import { AsyncLocalStorage } from 'node:async_hooks';

/** The clock of the run that calls the backend. */
const clocks = new AsyncLocalStorage();

/** Runs the reference backend in this process, with one session per run. */
export async function openShops({ serveBackend, createMemoryStore }) {
  const sessions = new Map();
  const now = () => new Date(clocks.getStore()?.now() ?? Date.now());
  const backend = await serveBackend({ store: createMemoryStore(sessions), now });
  return {
    close: () => backend.close(),
    open: (session, tenant, clock) => openShop(backend, sessions, session, tenant, clock),
    forget: (session) => sessions.delete(session),
  };
}

/** The shop of one visitor: API calls of the element, and changes from elsewhere. */
function openShop(backend, sessions, session, tenant, clock) {
  const address = `http://shop/${tenant.toLowerCase()}/`;

  async function call(method, path, body, optional = {}) {
    const headers = { ...optional, cookie: `demo_session=${session}`, 'x-requested-with': 'cart-fragment' };
    if (body !== undefined) headers['content-type'] = 'application/json';
    const request = new Request(`${address}${path}`, { method, headers, body });
    const answer = await clocks.run(clock, () => backend.fetch(request));
    return { status: answer.status, text: await answer.text(), type: answer.headers.get('content-type') };
  }

  const post = async (path, body = {}) => {
    const { status, text } = await call('POST', path, JSON.stringify(body));
    return status < 300 && text ? JSON.parse(text) : null;
  };

  return {
    call,
    control: (path, body) => post(`control/${path}`, body),
    change: (path, body) => post(`api/cart/${path}`, body),
    cart: async () => JSON.parse((await call('GET', 'api/cart')).text),
    /** Returns the shop's stored cart. */
    memory: () => sessions.get(session)?.shops[tenant].cart,
    /** The customer's wishlist. */
    wishlist: () => sessions.get(session)?.wishlist ?? [],
    wish: (wishlist) => void sessions.set(session, { ...sessions.get(session), wishlist }),
    orders: () => sessions.get(session)?.orders ?? [],
    remember(changed) {
      const state = sessions.get(session);
      const own = state.shops[tenant];
      const shops = { ...state.shops, [tenant]: { ...own, cart: { ...own.cart, ...changed } } };
      sessions.set(session, { ...state, shops });
    },
  };
}
