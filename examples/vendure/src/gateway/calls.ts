import { Refusal, refuseCall } from 'cart-fragment-contract';
import type { Cart, OperationAnswer, operations, ReceivedCall } from 'cart-fragment-contract';
import * as payments from '../payments/providers.js';
import type { CartChange } from '../plugin/cart-changes.js';
import { checkAddress, deliveryTerms, destinationsOf } from '../shop/delivery.js';
import { cartFields, cartOfOrder, type Order } from './cart-of-order.js';
import { catalogOf, packagingVariants, productAt } from './catalog.js';
import type { Shop } from './shop-api.js';

type Name = keyof typeof operations;

/** A call with what it is answered with. */
interface Context {
  readonly shop: Shop;
  readonly providers: payments.Providers;
  /** The version that the shopper has seen, as `code.version`; null without `If-Match`. */
  readonly ifVersion: string | null;
}

export type AnyHandler = (call: ReceivedCall & Context) => Promise<unknown>;

type Handlers = {
  readonly [Called in Name]: (
    call: ReceivedCall<Called> & Context,
  ) => Promise<OperationAnswer<(typeof operations)[Called]>> | OperationAnswer<(typeof operations)[Called]>;
};

/** Each call of the contract in terms of the Shop API. */
export const handlers: Handlers = {
  getCart: ({ shop }) => cartOf(shop),
  addItem: changed,
  setItemQuantity: changed,
  removeItem: changed,
  setItemPackaging: changed,
  setShippingMethod: changed,
  addCoupon: changed,
  removeCoupon: changed,
  removeVoucher: changed,
  setPaybackNumber: changed,
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
  async getPackagingVariants({ shop, params }) {
    const found = packagingVariants(params.id, await catalogOf(shop));
    return (found ?? refuseCall(404, 'Diese Verpackung gibt es nicht.')) as never;
  },
  async getProductDetails({ shop, params }) {
    const found = (await catalogOf(shop)).products.get(params.id) ?? refuseCall(404, 'Dieses Produkt gibt es nicht.');
    return productAt(found, found.price, shop.tenant) as never;
  },

  async getWishlist({ shop }) {
    return (await shop.ask<{ wishlist: string[] }>('query Wishlist { wishlist }')).wishlist;
  },
  async addWishlistProduct({ shop, body: { productId: sku } }) {
    if (shop.token && !(await catalogOf(shop)).products.has(sku)) refuseCall(404, 'Item went offline');
    const add = 'mutation AddWish($sku: String!) { addWish(sku: $sku) }';
    return (await shop.ask<{ addWish: string[] }>(add, { sku })).addWish;
  },
  async removeWishlistProducts({ shop, body: { productIds: skus } }) {
    const remove = 'mutation RemoveWishes($skus: [String!]!) { removeWishes(skus: $skus) }';
    return (await shop.ask<{ removeWishes: string[] }>(remove, { skus: [...skus] })).removeWishes;
  },

  postCheckoutProceeded: countEvent('checkout-proceeded-to-p2'),
  postExpressStarted: countEvent('checkout-express-payment-flow-started'),
  postExpressFinished: countEvent('checkout-express-payment-flow-finished'),
  postGiftWrapOpened: countEvent('gift-wrap-selection-opened'),
  postServiceInfoOpened: countEvent('service-info-opened'),

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

const changeCart = `mutation ChangeCart($name: String!, $body: JSON, $ifVersion: String) {
  changeCart(name: $name, body: $body, ifVersion: $ifVersion) { ${cartFields} }
}`;

/** Sends one change to the plugin, and returns the whole cart. */
export async function change(shop: Shop, change: CartChange, ifVersion: string | null = null): Promise<Cart> {
  return cartFrom(shop, (await shop.ask<{ changeCart: Order }>(changeCart, { ...change, ifVersion })).changeCart);
}

/** The plugin reads the bodies of the contract. */
function changed({ shop, name, body, ifVersion }: CartChange & Context): Promise<Cart> {
  return change(shop, { name, body } as CartChange, ifVersion);
}

/** The cart with what the shop has changed. A visitor without a session gets none by looking. */
export async function cartOf(shop: Shop, ifVersion: string | null = null): Promise<Cart> {
  return cartFrom(shop, await orderOf(shop, ifVersion));
}

async function orderOf(shop: Shop, ifVersion: string | null): Promise<Order | null> {
  const query = `query Cart($ifVersion: String) { cart(ifVersion: $ifVersion) { ${cartFields} } }`;
  return shop.token ? (await shop.ask<{ cart: Order | null }>(query, { ifVersion })).cart : null;
}

async function cartFrom(shop: Shop, order: Order | null): Promise<Cart> {
  return cartOfOrder(order ?? {}, await catalogOf(shop, order?.customFields.settledAt), shop.tenant);
}

/** The cart that a payment is for, as the shopper has seen it. */
async function payable(shop: Shop, ifVersion: string | null): Promise<{ cart: Cart; orderId: string }> {
  const order = await orderOf(shop, ifVersion);
  const cart = await cartFrom(shop, order);
  payments.refuseUnpayable(cart);
  return { cart, orderId: payments.orderIdOf(order?.id ?? '0', shop.tenant) };
}

/** Events become jobs of Vendure's queue. */
function countEvent(name: string) {
  return async ({ shop, body }: { readonly shop: Shop; readonly body: unknown }): Promise<undefined> => {
    await shop.ask('mutation CountEvent($name: String!, $data: JSON!) { countEvent(name: $name, data: $data) }', {
      name,
      data: body,
    });
  };
}
