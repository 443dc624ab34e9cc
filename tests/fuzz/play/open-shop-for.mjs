import { assortment, productOf } from '../assortment.mjs';

const firstVersion = 40;

/** Fills the shop's cart as planned. */
export async function fillShop(shop, { loggedIn, items, vouchers }, cartId) {
  await shop.control('seed', { scenario: 'empty' });
  await shop.control('login', { loggedIn });
  await addItems(shop, items);
  for (let count = 0; count < vouchers; count++) {
    await shop.control('apply-voucher', { voucherId: ['GS-77', 'GS-88'][count], balance: 20 * (count + 1) });
  }
  shop.remember({ cartId, cartVersion: firstVersion });
}

const maxWishlistItems = 99;

/** Fills the customer's wishlist, or the guest's, which is a cookie. */
export async function fillWishlist(shop, plan, context, url) {
  const { productId } = productOf(plan, 0);
  const before = {
    first: [productId],
    full: Array.from({ length: maxWishlistItems }, (_, index) => `w-${index}`),
  }[plan.wishes];
  if (!before) return;
  if (plan.loggedIn) return shop.wish(before);
  await context.addCookies([{ name: 'cf_wishlist', value: encodeURIComponent(JSON.stringify(before)), url }]);
}

/** Simulates an order elsewhere; the next cart has a lower version. */
export async function orderElsewhere(shop, { items }) {
  const { cartVersion } = shop.memory();
  await shop.control('order');
  await addItems(shop, items.slice(0, 2));
  // A message to other tabs has only the version, so a new cart of the same version would stay unnoticed.
  shop.remember({ cartVersion: cartVersion === 3 ? 4 : 3 });
}

async function addItems(shop, items) {
  const packagings = new Map();
  for (const { product, quantity, packaging } of items) {
    const { productId, appointmentId = null, packagings: offered } = assortment[product];
    await shop.control('add-item', { productId, quantity, appointmentId });
    if (offered) packagings.set(productId, offered[packaging % offered.length]);
  }
  const lines = shop.memory().lines.map((line) => ({
    ...line,
    packagingVariantId: packagings.get(line.productId) ?? line.packagingVariantId,
  }));
  shop.remember({ lines });
}

/** Changes the cart from another session; null if impossible. */
export async function changeElsewhere(shop, step) {
  const { items, availableShippingMethods: methods } = await shop.cart();
  const item = items[step.item % Math.max(items.length, 1)];
  if (step.change === 'shipping') {
    const method = methods[step.method % Math.max(methods.length, 1)];
    return (
      method && (await shop.change('set-shipping-method', { method: method.method })) && ['shipping', method.title]
    );
  }
  if (!item) return null;
  const key = `quantity:${item.product.title}`;
  if (step.change === 'remove') return (await shop.change('remove-item', { cartItemId: item.id })) && [key, 0];
  const change = { cartItemId: item.id, quantity: step.to };
  return (await shop.change('set-item-quantity', change)) && [key, step.to];
}
