import type { operations } from 'cart-fragment/contract';
import { deliveryTerms } from '../rules/delivery-terms.ts';
import { refuseCall } from '../rules/refusal.ts';
import type { ShopState } from '../state/shop-state.ts';
import type { Handler } from './call.ts';

type Calls = typeof operations;

export const getDeliveryTerms: Handler<Calls['getDeliveryTerms']> = ({ shop: { world } }) => ({
  answer: deliveryTerms(world.assortment, world.now).map((term) => ({ ...term })),
});

export const getPackagingVariants: Handler<Calls['getPackagingVariants']> = ({ shop, params }) => {
  const { variantId, variants } =
    shop.world.assortment.packagingVariants(params.id) ?? refuseCall(404, 'Diese Verpackung gibt es nicht.');
  return { answer: { variantId, variants: [...variants] } };
};

export const getProductDetails: Handler<Calls['getProductDetails']> = ({ shop, params }) => {
  const product = shop.world.assortment.product(params.id) ?? refuseCall(404, 'Dieses Produkt gibt es nicht.');
  return { answer: { ...product, trackingPath: [...product.trackingPath] } };
};

const keptEvents = 100;

/** Posted events are only stored in the state. */
export function keepsEvent(name: string) {
  return ({ shop, body }: { shop: { state: ShopState }; body: unknown }) => ({
    state: { ...shop.state, events: [...shop.state.events, { name, body }].slice(-keptEvents) },
    answer: undefined,
  });
}
