import { refuseCall } from '../../calls/refusal.ts';
import { deliveryTerms } from '../rules/delivery-terms.ts';
import type { ShopState } from '../state/shop-state.ts';
import type { Handler } from './call.ts';

export const getDeliveryTerms: Handler<'getDeliveryTerms'> = ({ shop: { context } }) => ({
  answer: deliveryTerms(context.assortment, context.now).map((term) => ({ ...term })),
});

export const getPackagingVariants: Handler<'getPackagingVariants'> = ({ shop, params }) => {
  const { variantId, variants } =
    shop.context.assortment.packagingVariants(params.id) ?? refuseCall(404, 'Diese Verpackung gibt es nicht.');
  return { answer: { variantId, variants: [...variants] } };
};

export const getProductDetails: Handler<'getProductDetails'> = ({ shop, params }) => {
  const product = shop.context.assortment.product(params.id) ?? refuseCall(404, 'Dieses Produkt gibt es nicht.');
  return { answer: { ...product, trackingPath: [...product.trackingPath] } };
};

const maxStoredEvents = 100;

/** Posted events are only stored in the state. */
export function keepsEvent(name: string) {
  return ({ shop, body }: { shop: { state: ShopState }; body: unknown }) => ({
    state: { ...shop.state, events: [...shop.state.events, { name, body }].slice(-maxStoredEvents) },
    answer: undefined,
  });
}
