import { Refusal, refuseCall } from 'cart-fragment-contract';
import type { Cart, OperationAnswer, operations, ReceivedCall } from 'cart-fragment-contract';
import * as payments from '../payments/providers.js';
import type { CartChange, ContractChange } from '../plugin/cart-changes.js';
import type { CartOrder } from '../plugin/cart-order.js';
import { checkAddress, deliveryTerms, destinationsOf } from '../shop/delivery.js';
import { cartOfOrder } from './cart-of-order.js';
import { catalogOf, packagingVariants, productAt } from './catalog.js';
import type { Shop } from './shop-api.js';

type Name = Exclude<keyof typeof operations, ContractChange>;

/** A call with what it is answered with. */
interface Context {
  readonly shop: Shop;
  readonly providers: payments.Providers;
  /** The version that the shopper has seen, as `code.version`; null without `If-Match`. */
  readonly ifVersion: string | null;
}

type Answer<Called extends Name> = OperationAnswer<(typeof operations)[Called]>;
type Handlers = {
  readonly [Called in Name]: (call: ReceivedCall<Called> & Context) => Promise<Answer<Called>> | Answer<Called>;
};

/** Each call of the contract in terms of the Shop API, except for changes of the cart, whose bodies the plugin reads. */
const handlers: Handlers = {
  getCart: ({ shop }) => cartOf(shop),
  async reserveAppointments({ shop, ifVersion }) {
    const reserve = 'mutation Reserve($ifVersion: String) { reserveAppointments(ifVersion: $ifVersion) }';
    const { reserveAppointments } = await shop.ask<{ reserveAppointments: string[] }>(reserve, { ifVersion });
    return { reservedAppointmentIds: reserveAppointments };
  },

  async validatePersonalInformation({ shop, ifVersion, body }) {
    checkAddress(body, (await cartOf(shop, ifVersion)).shipping.method, shop.tenant);
    return body;
  },
  getShippingCountries: async ({ shop }) => destinationsOf((await cartOf(shop)).shipping.method, shop.tenant),
  getDeliveryTerms: ({ shop }) => deliveryTerms(shop.tenant, new Date()),
  getPackagingVariants: async ({ shop, params }) => packagingVariants(params.id, await catalogOf(shop)) as never,
  async getProductDetails({ shop, params }) {
    const found = (await catalogOf(shop)).products.get(params.id) ?? refuseCall(404, 'Dieses Produkt gibt es nicht.');
    return productAt(found, found.price, shop.tenant) as never;
  },

  getWishlist: ({ shop }) => wishlist(shop),
  async addWishlistProduct({ shop, body: { productId: add } }) {
    if (shop.token && !(await catalogOf(shop)).products.has(add)) refuseCall(404, 'Item went offline');
    return wishlist(shop, { add });
  },
  removeWishlistProducts: ({ shop, body: { productIds: remove } }) => wishlist(shop, { remove }),

  postCheckoutProceeded: countEvent,
  postExpressStarted: countEvent,
  postExpressFinished: countEvent,
  postGiftWrapOpened: countEvent,
  postServiceInfoOpened: countEvent,

  async createPaymentSession({ shop, providers, ifVersion, body }) {
    const { cart, orderId } = await payable(shop, ifVersion);
    const stripeClientSecret = await payments.createStripeIntent(providers, body.paymentType, cart);
    return { orderId, stripeClientSecret };
  },
  async createPaypalOrder({ shop, providers, ifVersion, body }) {
    const { cart, orderId } = await payable(shop, ifVersion);
    if (body.cartId !== cart.cartId) throw new Refusal(422, payments.unpayable);
    return { orderId, paypalOrderId: await payments.createPaypalOrder(providers, cart) };
  },
  async getPaypalOrder({ shop, providers, params }) {
    return payments.readPaypalPayer(providers, params.id, (await cartOf(shop)).cartId) as never;
  },
  getAmazonMerchant: ({ providers: { amazon } }) => ({
    isSandbox: amazon.publicKeyId.startsWith('SANDBOX'),
    merchantId: amazon.merchantId,
  }),
  async prepareAmazonSession({ shop, providers, ifVersion, body }) {
    const { cart } = await payable(shop, ifVersion);
    return payments.signAmazonSession(providers, body.amount, cart.total.gross);
  },
  getPaymentAvailability: ({ params, query }) => ({ available: payments.isAvailable(params.id, query) }),
};

export async function answerCall(call: ReceivedCall & Context): Promise<unknown> {
  // Handler and operation have the same name, so their types match, which TypeScript cannot express for a union.
  const handler = (handlers as Readonly<Record<string, (call: unknown) => unknown>>)[call.name];
  return handler ? handler(call) : change(call.shop, call as CartChange, call.ifVersion);
}

const changeCart = `mutation ChangeCart($name: CartChange!, $body: JSON, $ifVersion: String) {
  changeCart(name: $name, body: $body, ifVersion: $ifVersion)
}`;

/** Sends one change to the plugin, and returns the whole cart. */
export async function change(shop: Shop, { name, body }: CartChange, ifVersion: string | null = null): Promise<Cart> {
  return cartFrom(shop, (await shop.ask<{ changeCart: CartOrder }>(changeCart, { name, body, ifVersion })).changeCart);
}

/** The cart with what the shop has changed. A visitor without a session gets none by looking. */
export async function cartOf(shop: Shop, ifVersion: string | null = null): Promise<Cart> {
  return cartFrom(shop, await orderOf(shop, ifVersion));
}

async function orderOf(shop: Shop, ifVersion: string | null): Promise<CartOrder | null> {
  const query = 'query Cart($ifVersion: String) { cart(ifVersion: $ifVersion) }';
  return shop.token ? (await shop.ask<{ cart: CartOrder | null }>(query, { ifVersion })).cart : null;
}

async function cartFrom(shop: Shop, order: CartOrder | null): Promise<Cart> {
  return cartOfOrder(order ?? {}, await catalogOf(shop, order?.settledAt), shop.tenant);
}

/** The cart that a payment is for, as the shopper has seen it. */
async function payable(shop: Shop, ifVersion: string | null): Promise<{ cart: Cart; orderId: string }> {
  const order = await orderOf(shop, ifVersion);
  const cart = await cartFrom(shop, order);
  payments.refuseUnpayable(cart);
  return { cart, orderId: payments.orderIdOf(order?.id ?? '0', shop.tenant) };
}

async function wishlist(shop: Shop, change: { add?: string; remove?: readonly string[] } = {}): Promise<string[]> {
  const query = 'mutation Wishlist($add: String, $remove: [String!]) { wishlist(add: $add, remove: $remove) }';
  return (await shop.ask<{ wishlist: string[] }>(query, change)).wishlist;
}

/** Events become jobs of Vendure's queue. */
async function countEvent({ shop, name, body }: ReceivedCall & Context): Promise<undefined> {
  const query = 'mutation CountEvent($name: String!, $data: JSON!) { countEvent(name: $name, data: $data) }';
  await shop.ask(query, { name, data: body });
}
