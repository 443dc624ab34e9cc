import fc from 'fast-check';
import { productOf } from '../assortment.mjs';

const wait = fc.constantFrom(0, 0, 0, 50, 150, 400, 1000, 3500);
const tab = fc.constantFrom(0, 0, 1);

/** Which of the cart's items, counted round. */
export const anyIndex = fc.nat(5);

/**
 * A step that a plan can contain.
 * @property name what plans call it.
 * @property arbitrary its form in random plans.
 * @property act does it; resolves to what was asked of the cart by it (`{ key, value }`), to null if it could not be done,
 *   and to undefined if the page went away in the middle.
 * @property needsPage whether a tab that was left comes back for it.
 * @property expect what is wrong because of it when everything has healed, one line each.
 */
export function step(name, fields, act, { needsPage = true, expect, arbitrary = shapeOf(name, fields) } = {}) {
  return { name, arbitrary, act, needsPage, expect };
}

export function shapeOf(name, fields) {
  return fc.record({ do: fc.constant(name), tab, ...fields, wait });
}

/**
 * A step that is done in the page by what `inPage` does there: a function without anything of its module, which gets the
 * step, with the title of its item, and the hands on the tab's cart.
 * @param byHand whether it may send requests within a pause that the shop asked for.
 * @param givesUp whether what the tab has not seen confirmed may be lost by it.
 * @param leavesDialog whether an open dialog has to be left first.
 */
export function pageStep(name, fields, inPage, { byHand, givesUp, leavesDialog = true, asked = same, ...rest } = {}) {
  async function act(one, tab, world) {
    const known = { ...one, title: productOf(world.plan, one.item ?? 0).title };
    const outcome = await tab.use(inPage, known, leavesDialog);
    if (outcome && byHand) world.pressed(tab, name);
    if (outcome && givesUp) world.expectations.loosen(tab.name, world.now());
    return asked(outcome, world, tab);
  }
  return step(name, fields, act, rest);
}

const same = (outcome) => outcome;
