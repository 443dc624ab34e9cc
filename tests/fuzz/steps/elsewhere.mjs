import fc from 'fast-check';
import { changeElsewhere, orderElsewhere } from '../play/open-shop-for.mjs';
import { anyQuantity } from './quantity.mjs';
import { anyIndex, shapeOf, step } from './step.mjs';

/** Refreshes a tab, or all of them if it shows no cart yet and therefore announces nothing. */
export async function refreshTabs(tab, { tabs, pressed }) {
  const isEmpty = !(await tab.look())?.total;
  for (const target of isEmpty ? tabs : [tab]) {
    pressed(target, 'refresh');
    await target.use((_step, { refresh }) => refresh(), {}, false);
  }
}

/** Another session of the customer changes the cart. Resolves to the change, or to null if it is impossible. */
export function changeUnnoticed(fields, { shop, network, pushes, cartNow, changedElsewhere }) {
  return network.atShop(async () => {
    const before = await cartNow();
    const change = await changeElsewhere(shop, fields);
    pushes.mayBeMissed(before, await cartNow());
    if (change) await changedElsewhere(...change);
    return change;
  });
}

/** Another session of the customer changes the cart, and the host of a tab calls `refresh`. */
export const elsewhere = step(
  'elsewhere',
  {},
  async (fields, tab, run) => {
    const changed = await changeUnnoticed(fields, run);
    await refreshTabs(tab, run);
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
export const order = step('order', {}, async (_step, tab, run) => {
  const { shop, network, plan, expectations, history, cartNow, now } = run;
  await network.atShop(async () => {
    await orderElsewhere(shop, plan);
    network.forget();
    history.recordCart('replaced', now(), await cartNow());
    expectations.replace();
  });
  await refreshTabs(tab, run);
  return null;
});
