import fc from 'fast-check';
import { productOf } from '../assortment.mjs';
import { refreshTabs } from './elsewhere.mjs';
import { anyIndex, shapeOf, step } from './step.mjs';

export const reload = step('reload', {}, async (_step, tab, run) => {
  if (run.offline) return null;
  await tab.reload();
  // A page that loads its program when it is touched does not announce a newer cart that came with it.
  if (run.plan.hydrate)
    for (const other of run.tabs) if (other !== tab && !other.isAway()) await refreshTabs(other, run);
  return null;
});

/** Leaves the page. The next step of the tab returns to it, possibly from the back/forward cache. */
export const leave = step('leave', {}, async (_step, tab, { offline, tabs, expectations, now }) => {
  if (offline) return null;
  await tab.leave();
  for (const other of tabs) if (other.page === tab.page) expectations.loosen(other.name, now());
  return null;
});

/**
 * A product page, opened in the shopper's tab or in another one, adds the product to the cart and pushes the addition. The
 * next step of the shopper's tab returns to the cart; carts in other tabs are refreshed.
 */
export const shop = step(
  'shop',
  {},
  async ({ item, quantity, inPlace }, tab, run) => {
    const { shop, network, expectations, now, plan, pushes, changedElsewhere } = run;
    if (run.offline) return null;
    if (inPlace) await tab.leave('product');
    const page = inPlace ? tab.page : await run.openProduct();
    const { title, productId, appointmentId = null } = productOf(plan, item);
    const cart = await network.atShop(async () => {
      const changed = await shop.control('add-item', { productId, quantity, appointmentId });
      const added = changed?.items.find(({ product }) => product.id === productId);
      if (added) await changedElsewhere(`quantity:${title}`, added.quantity);
      return added && { ...changed, added };
    });
    if (!cart) return null;
    const { cartId, cartVersion, added } = cart;
    await pushes.pushAdded(
      page,
      { product: added.product, quantity, appointment: added.appointment },
      { cartId, cartVersion },
    );
    const isLeft = ({ page: other }) => inPlace && other === tab.page;
    for (const other of run.tabs) {
      if (isLeft(other)) expectations.loosen(other.name, now());
      else if (!other.isAway()) await refreshTabs(other, run);
    }
    return { added: title };
  },
  {
    needsPage: false,
    arbitrary: shapeOf('shop', { item: anyIndex, quantity: fc.integer({ min: 1, max: 3 }), inPlace: fc.boolean() }),
  },
);
