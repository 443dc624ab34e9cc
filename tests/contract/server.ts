/** A server whose routes Hey API has typed. */
import fastify from 'fastify';
import type { RouteHandlers } from './generated/server/fastify.gen';

const price = (amount: number) => ({ gross: { amount, currencyCode: 'EUR' as const } });
const cart = { cartId: 'cart-1', cartVersion: 1, items: [], total: price(0) };

const handlers: Pick<RouteHandlers, 'getCart' | 'setItemQuantity'> = {
  getCart: async (_, reply) => reply.header('Cache-Control', 'no-store').code(200).send(cart),
  setItemQuantity: async ({ body }, reply) =>
    body.quantity > 25 ? reply.code(422).send({ errorCode: 0 }) : reply.code(200).send(cart),
};

const server = fastify();
server.get('/api/cart', handlers.getCart);
server.post('/api/cart/set-item-quantity', handlers.setItemQuantity);

export const wrong: Pick<RouteHandlers, 'getCart'> = {
  // @ts-expect-error -- A cart has a version.
  getCart: async (_, reply) => reply.code(200).send({ cartId: 'cart-1', items: [], total: price(0) }),
};
