import { orderPrefixOf, paymentTypes, toMinor } from 'cart-fragment/api';
import { refuseCall } from '../../calls/refusal.ts';
import { refuse } from '../rules/refusal.ts';
import { withCart, type Shop } from '../shop.ts';
import type { Order, ShopState } from '../state/shop-state.ts';
import type { Handler } from './call.ts';
import { cartOf } from './cart-calls.ts';

/** Payment types that the card provider handles. */
const cardPayments = ['StripeCreditCard', 'StripeGooglePay', 'StripeApplePay', 'StripeKlarna'];

export const createPaymentSession: Handler<'createPaymentSession'> = ({ shop, body: { paymentType } }) => {
  if (!cardPayments.includes(paymentType)) refuse(800);
  refuseUnpayable(shop);
  const paid = withCart(shop, { ...shop.own.cart, selectedPaymentType: paymentType });
  const { state, order } = createOrder(paid, shop, false);
  return {
    state,
    answer: { orderId: order.orderId, stripeClientSecret: `pi_demo_${order.orderId}_secret_${order.orderId}` },
  };
};

export const createPaypalOrder: Handler<'createPaypalOrder'> = ({ shop, body }) => {
  if (body.cartId !== shop.own.cart.cartId) refuse(1200);
  refuseUnpayable(shop);
  const paid = withCart(shop, { ...shop.own.cart, selectedPaymentType: 'PayPal' });
  const { state, order } = createOrder(paid, shop, true);
  return { state, answer: { orderId: order.orderId, paypalOrderId: order.paypalOrderId ?? '' } };
};

/** Returns the payer of a PayPal order; in the demo always the same person. */
export const getPaypalOrder: Handler<'getPaypalOrder'> = ({ shop, params: { id } }) => {
  if (!shop.state.orders.some(({ orderId, paypalOrderId }) => paypalOrderId === id || orderId === id)) {
    refuseCall(404, 'Diese Bestellung gibt es nicht.', 'generic_paypal_express_error');
  }
  return { answer: { email: 'kim.muster@example.org', billingAddress: { ...billingAddresses[shop.tenant] } } };
};

export const getAmazonMerchant: Handler<'getAmazonMerchant'> = () => ({
  answer: { isSandbox: true, merchantId: 'DEMOMERCHANT01' },
});

export const prepareAmazonSession: Handler<'prepareAmazonSession'> = ({ shop, body: { amount } }) => {
  const isAmount = /^\d+(\.\d{1,2})?$/.test(amount.amount) && Number(amount.amount) > 0;
  if (!isAmount || amount.currencyCode !== shop.context.assortment.currency) refuse(800);
  const payload = {
    webCheckoutDetails: { checkoutReviewReturnUrl: 'last-check.html' },
    storeId: 'amzn1.application-oa2-client.demo',
    // Without it, Amazon charges the ledger currency only.
    paymentDetails: { presentmentCurrency: amount.currencyCode, chargeAmount: amount },
  };
  return {
    answer: {
      payloadJSON: JSON.stringify(payload),
      signature: 'demo-signature',
      algorithm: 'AMZN-PAY-RSASSA-PSS-V2',
      publicKeyId: 'SANDBOX-DEMO',
    },
  };
};

/** Known methods are available for every amount above 0, except invoices for express shipping. */
export const getPaymentAvailability: Handler<'getPaymentAvailability'> = ({ params, query }) => {
  const method = paymentTypes.read(params.id);
  const byExpress = method === 'Invoice' && /express/i.test(query.shippingMethod);
  return { answer: { available: paymentTypes.isKnown(method) && Number(query.totalAmount) > 0 && !byExpress } };
};

function refuseUnpayable(shop: Shop): void {
  const cart = cartOf(shop);
  if (cart.items.length === 0 || cart.shipping.method === null || toMinor(cart.total.gross) === 0) refuse(1200);
}

/**
 * Creates the order of a cart, or returns the one that was created before for the same contents: an answer can get lost
 * on its way, and a shopper can change the way to pay. Order ids begin with `1-` and the tenant's prefix.
 */
function createOrder(state: ShopState, shop: Shop, byPaypal: boolean): { state: ShopState; order: Order } {
  const { cartId, items, total, shipping } = cartOf(shop);
  const contents = JSON.stringify([
    shop.tenant,
    cartId,
    items.map(({ id, quantity }) => [id, quantity]),
    total,
    shipping,
  ]);
  const found = state.orders.find((order) => order.contents === contents);
  const serial = found ? state.serial : state.serial + 1;
  const orderId = found?.orderId ?? `1-${orderPrefixOf(shop.tenant)}${1_000_000 + serial}`;
  const paypalOrderId = found?.paypalOrderId ?? (byPaypal ? `DEMO-PAYPAL-${orderId}` : null);
  const order = { orderId, paypalOrderId, contents };
  const others = state.orders.filter((order) => order !== found);
  return { state: { ...state, serial, orders: [...others, order] }, order };
}

/** Returns the orders that still wait for their last check once the cart is ordered: the next one gets an id of its own. */
export function withoutOrdersOf({ state, tenant, own }: Shop): readonly Order[] {
  return state.orders.filter(({ contents }) => {
    const [ofTenant, cartId] = JSON.parse(contents) as readonly unknown[];
    return ofTenant !== tenant || cartId !== own.cart.cartId;
  });
}

const person = {
  formOfAddress: 'other',
  firstName: 'Kim',
  lastName: 'Muster',
  streetName: 'Musterstraße',
  streetNumber: '1',
  additionalInformation: null,
};
const germany = { ...person, zipCode: '10115', city: 'Berlin', countryCode: 'DE' };
const austria = { ...person, zipCode: '1010', city: 'Wien', countryCode: 'AT' };
const switzerland = { ...person, zipCode: '8001', city: 'Zürich', countryCode: 'CH' };
const billingAddresses = { JS_DE: germany, MD_DE: germany, JS_AT: austria, MD_AT: austria, MD_CH: switzerland };
