import { cartTenants, currencyOf, type CartTenant, type Price } from 'cart-fragment/api';

export { currencyOf };

/** The demo shop has every tenant that the cart page supports. */
export const shopTenants = cartTenants;
export type ShopTenant = CartTenant;

/** Returns a price in the tenant's currency for an amount in decimal major units. */
export function priceIn(tenant: ShopTenant, amount: number): Price {
  return { gross: { amount, currencyCode: currencyOf(tenant) } };
}
