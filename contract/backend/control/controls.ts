import type * as z from 'zod/mini';
import type { Outcome } from '../calls/call.ts';
import type { Shop } from '../shop.ts';
import { addToCart, arrive, loseReservation, order, redeemVoucher, reset, seed } from './cart-controls.ts';
import { changePrice, outdateAppointment, removeProduct, removeShippingMethod } from './catalog-controls.ts';
import { controlSchemas } from './control-schemas.ts';
import { fillWishlist, login, setFaults } from './visitor-controls.ts';

/** A POST call below `control/`: its path, its input and its effect. */
export interface Control {
  readonly path: string;
  readonly schema: z.ZodMiniType;
  readonly run: (shop: Shop, body: unknown) => Outcome<unknown>;
}

/** Calls by which hosts and tests change the shop. Not part of the contract. */
export const controls: readonly Control[] = [
  control('add-item', controlSchemas.addItem, addToCart),
  control('apply-voucher', controlSchemas.applyVoucher, redeemVoucher),
  control('change-price', controlSchemas.changePrice, changePrice),
  control('remove-product', controlSchemas.removeProduct, removeProduct),
  control('outdate-appointment', controlSchemas.appointment, outdateAppointment),
  control('expire-reservation', controlSchemas.appointment, loseReservation),
  control('remove-shipping-method', controlSchemas.removeShippingMethod, removeShippingMethod),
  control('login', controlSchemas.login, login),
  control('fill-wishlist', controlSchemas.fillWishlist, fillWishlist),
  control('set-faults', controlSchemas.setFaults, setFaults),
  control('arrive', controlSchemas.arrive, arrive),
  control('seed', controlSchemas.seed, seed),
  control('order', controlSchemas.order, order),
  control('reset', controlSchemas.nothing, reset),
];

function control<Schema extends z.ZodMiniType>(
  path: string,
  schema: Schema,
  run: (shop: Shop, body: z.output<Schema>) => Outcome<unknown>,
): Control {
  return { path, schema, run: (shop, body) => run(shop, body as z.output<Schema>) };
}
