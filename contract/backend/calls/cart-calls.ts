import type { Cart } from 'cart-fragment/api';
import type { StoredCart } from '../rules/stored-cart.ts';
import type { RuleContext } from '../rules/rule-context.ts';
import { computeCart } from '../rules/compute-cart.ts';
import { destinationsOf } from '../rules/destinations.ts';
import { addRequestedItem } from '../rules/add-item.ts';
import { addCoupon, removeCoupon } from '../rules/discount-changes.ts';
import { removeItem, setItemPackaging, setItemQuantity } from '../rules/item-changes.ts';
import { setPaybackNumber } from '../rules/payback.ts';
import { checkPersonalInformation } from '../rules/personal-information.ts';
import { reserveAppointments } from '../rules/reservations.ts';
import { setShippingMethod } from '../rules/shipping-change.ts';
import { removeVoucher } from '../rules/voucher-changes.ts';
import { openShop, withCart, type Shop } from '../shop.ts';
import type { Handler, Outcome } from './call.ts';

export const getCart: Handler<'getCart'> = ({ shop }) => ({ answer: cartOf(shop) });

export const cartChanges = {
  addItem: changesCart(addRequestedItem) satisfies Handler<'addItem'>,
  addCoupon: changesCart(addCoupon) satisfies Handler<'addCoupon'>,
  removeCoupon: changesCart<null>(removeCoupon) satisfies Handler<'removeCoupon'>,
  removeItem: changesCart(removeItem) satisfies Handler<'removeItem'>,
  removeVoucher: changesCart(removeVoucher) satisfies Handler<'removeVoucher'>,
  setItemPackaging: changesCart(setItemPackaging) satisfies Handler<'setItemPackaging'>,
  setItemQuantity: changesCart(setItemQuantity) satisfies Handler<'setItemQuantity'>,
  setPaybackNumber: changesCart(setPaybackNumber) satisfies Handler<'setPaybackNumber'>,
  setShippingMethod: changesCart(setShippingMethod) satisfies Handler<'setShippingMethod'>,
};

export const validatePersonalInformation: Handler<'validatePersonalInformation'> = ({ shop, body }) => {
  checkPersonalInformation(body, cartOf(shop), shop.tenant);
  return { answer: body };
};

export const getShippingCountries: Handler<'getShippingCountries'> = ({ shop }) => ({
  answer: [...destinationsOf(cartOf(shop).shipping.method, shop.tenant)],
});

export const reserve: Handler<'reserveAppointments'> = ({ shop }) => {
  const { cart, reservedAppointmentIds } = reserveAppointments(shop.own.cart, shop.context);
  return { state: withCart(shop, cart), answer: { reservedAppointmentIds: [...reservedAppointmentIds] } };
};

export function cartOf({ own, context }: Shop): Cart {
  return computeCart(own.cart, context);
}

function changesCart<Body>(change: (cart: StoredCart, body: Body, context: RuleContext) => StoredCart) {
  return ({ shop, body }: { shop: Shop; body: Body }): Outcome<Cart> => {
    const state = withCart(shop, change(shop.own.cart, body, shop.context));
    return { state, answer: cartOf(openShop(state, shop.tenant, shop.context.now)) };
  };
}
