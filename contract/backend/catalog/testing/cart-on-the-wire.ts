import { cartSchema, type Cart, type CartItem } from 'cart-fragment/api';
import { findProduct, productFor } from '../catalog.ts';
import { priceIn, type ShopTenant } from '../shop-tenant.ts';

/** Returns a product of the catalog. Throws if it is missing. */
export function catalogProduct(id: string) {
  const found = findProduct(id);
  if (!found) throw new Error(`no product ${id}`);
  return found;
}

/** Serializes parts of a cart and parses them with the client's schema. */
export function overTheWire(
  tenant: ShopTenant,
  parts: Partial<Pick<CartItem, 'selectedPackaging' | 'availablePackagingOptions'>> &
    Partial<Pick<Cart, 'availableShippingMethods'>>,
): CartItem & Pick<Cart, 'availableShippingMethods'> {
  const { availableShippingMethods, ...itemParts } = parts;
  const product = productFor(catalogProduct('p-1001'), tenant, new Date('2026-11-21T09:00:00Z'));
  const total = priceIn(tenant, 0);
  const cart = cartSchema.parse({
    cartId: 'cart-1',
    cartVersion: 1,
    items: [{ id: 'item-1', quantity: 1, product, total, ...itemParts }],
    total,
    availableShippingMethods,
  });
  const [item] = cart.items;
  if (!item) throw new Error('the item is lost');
  return { ...item, availableShippingMethods: cart.availableShippingMethods };
}
