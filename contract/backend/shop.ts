import { openAssortment } from './assortment.ts';
import type { ShopTenant } from './catalog/shop-tenant.ts';
import type { StoredCart } from './rules/stored-cart.ts';
import type { RuleContext } from './rules/rule-context.ts';
import { reviseCart } from './rules/revise-cart.ts';
import { openingCart } from './scenarios.ts';
import { openTenant, type ShopState, type TenantState } from './state/shop-state.ts';

/** The shop of one visitor during a call. */
export interface Shop {
  readonly state: ShopState;
  readonly tenant: ShopTenant;
  readonly own: TenantState;
  readonly context: RuleContext;
}

export function openShop(state: ShopState, tenant: ShopTenant, now: Date): Shop {
  const own = state.shops[tenant] ?? openTenant(openingCart(openAssortment(tenant, now), now));
  const assortment = openAssortment(tenant, now, own.adjustments);
  return { state, tenant, own, context: { assortment, now, loggedIn: state.loggedIn } };
}

/** Returns the visitor's state with changes to this tenant's part. */
export function withOwn(shop: Shop, changed: Partial<TenantState>): ShopState {
  return { ...shop.state, shops: { ...shop.state.shops, [shop.tenant]: { ...shop.own, ...changed } } };
}

/** Returns the visitor's state with a changed cart and its new version. */
export function withCart(shop: Shop, cart: StoredCart): ShopState {
  return withOwn(shop, { cart: reviseCart(shop.own.cart, cart, shop.context) });
}
