/** The first three calls, for servers whose handlers take a `Request`: Hono, Next, SvelteKit, Deno, Bun, workers. */
import {
  callResponse,
  errorResponse,
  fromMinor,
  multiplyMoney,
  readCall,
  Refusal,
  refuseCall,
  sumMoney,
} from 'cart-fragment-contract';

const price = fromMinor(17990, 'EUR');
const product = { id: '5001', title: 'Ballonfahrt im Alpenvorland', price: { gross: price } };

/** By session. A shop has a database, and locks the session during a change. */
const carts = new Map();

function cartOf({ cartId, cartVersion, quantities }) {
  const items = Object.entries(quantities).map(([id, quantity]) => {
    return { id, quantity, product, total: { gross: multiplyMoney(price, quantity) } };
  });
  const totals = items.map(({ total }) => total.gross);
  return { cartId, cartVersion, items, total: { gross: sumMoney(totals, 'EUR') } };
}

/** Each gets input that fits the contract. */
const handlers = {
  getCart: ({ cart }) => cartOf(cart),
  setItemQuantity({ cart, body: { cartItemId, quantity } }) {
    if (!Object.hasOwn(cart.quantities, cartItemId)) refuseCall(404, 'This item is not in the cart.');
    if (quantity > 25) refuseCall(422, 'We sell 25 at most.');
    cart.quantities[cartItemId] = quantity;
    cart.cartVersion++;
    return cartOf(cart);
  },
  removeItem({ cart, body: { cartItemId } }) {
    delete cart.quantities[cartItemId];
    cart.cartVersion++;
    return cartOf(cart);
  },
};

/** Answers a request whose path begins with `/api/`. */
export async function answer(request) {
  const known = /\bsession=([^;]+)/.exec(request.headers.get('cookie') ?? '')?.[1];
  // A late call gets no other session, which would replace the one of a login.
  if (known && !carts.has(known)) return Response.json({ errorCode: 0 }, { status: 409 });
  const session = known ?? crypto.randomUUID();
  if (session !== known) {
    carts.set(session, { cartId: crypto.randomUUID(), cartVersion: 1, quantities: { 'item-1': 2, 'item-2': 1 } });
  }
  const response = await answerCall(request, carts.get(session)).catch((error) => {
    if (!(error instanceof Refusal)) console.error(error);
    return errorResponse(error);
  });
  if (session !== known) response.headers.set('Set-Cookie', `session=${session}; Path=/; HttpOnly; SameSite=Lax`);
  return response;
}

async function answerCall(request, cart) {
  const call = await readCall(request, new URL(request.url).pathname.slice(1));
  const handler = handlers[call.name] ?? refuseCall(404, 'This shop does not answer the call.');
  return callResponse(call.name, await handler({ ...call, cart }));
}
