import fc from 'fast-check';
import { productOf } from '../assortment.mjs';

const wait = fc.constantFrom(0, 0, 0, 50, 150, 400, 1000, 3500);
const tab = fc.constantFrom(0, 0, 1);

/** Index of the cart's item, modulo their number. */
export const anyIndex = fc.nat(5);

/**
 * A step that a plan can contain.
 * @property name its name in plans.
 * @property arbitrary its form in random plans.
 * @property act performs it; resolves to the requested change of the cart (`{ key, value }`), to null if impossible,
 *   and to undefined if the page was left during the step.
 * @property needsPage whether a tab returns to the cart for it.
 * @property expect returns the violations that it has caused after the network has healed, one line each.
 */
export function step(name, fields, act, { needsPage = true, expect, arbitrary = shapeOf(name, fields) } = {}) {
  return { name, arbitrary, act, needsPage, expect };
}

export function shapeOf(name, fields) {
  return fc.record({ do: fc.constant(name), tab, ...fields, wait });
}

/**
 * A step that runs in the page: `inPage` is a self-contained function without references to its module, called with the
 * step, including the title of its item, and the actions on the tab's cart.
 * @param byHand whether it may send requests during a rate limit pause.
 * @param givesUp whether it may discard unconfirmed changes of the tab.
 * @param leavesDialog whether an open dialog is closed first.
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
