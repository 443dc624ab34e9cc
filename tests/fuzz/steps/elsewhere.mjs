import fc from 'fast-check';
import { changeElsewhere, orderElsewhere } from '../play/open-shop-for.mjs';
import { anyQuantity } from './quantity.mjs';
import { anyIndex, shapeOf, step } from './step.mjs';

/** A tab that shows no cart yet has nothing to announce. */
export async function letLook(tab, { tabs, pressed }) {
  const isEmpty = !(await tab.look())?.total;
  for (const one of isEmpty ? tabs : [tab]) {
    pressed(one, 'refresh');
    await one.use((_step, { refresh }) => refresh(), {}, false);
  }
}

/** Another session of the customer changes the cart, and the host of a tab calls `refresh`. */
export const elsewhere = step(
  'elsewhere',
  {},
  async (one, tab, world) => {
    const { shop, network, expectations, now, pushes } = world;
    await network.shopIsIdle();
    const before = await shop.cart();
    const changed = await changeElsewhere(shop, one);
    pushes.mayBeMissed(before, await shop.cart());
    if (changed) expectations.changed(...changed, now());
    await letLook(tab, world);
    return changed;
  },
  {
    arbitrary: fc.oneof(
      shapeOf('elsewhere', { change: fc.constant('quantity'), item: anyIndex, to: anyQuantity }),
      shapeOf('elsewhere', { change: fc.constant('remove'), item: anyIndex }),
      shapeOf('elsewhere', { change: fc.constant('shipping'), method: fc.nat(1) }),
    ),
  },
);

/** Another session orders, so that a new cart starts. */
export const order = step('order', {}, async (_step, tab, world) => {
  const { shop, network, plan, expectations, cartNow } = world;
  await network.shopIsIdle();
  await orderElsewhere(shop, plan);
  network.forget();
  expectations.replace(await cartNow());
  await letLook(tab, world);
  return null;
});
