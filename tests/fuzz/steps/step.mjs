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
 * @param isManual whether it may send requests during a rate limit pause.
 * @param discardsChanges whether it may discard unconfirmed changes of the tab.
 * @param leavesDialog whether an open dialog is closed first.
 * @param resultOf turns the outcome in the page into the result of the step.
 */
export function pageStep(
  name,
  shape,
  inPage,
  { isManual, discardsChanges, leavesDialog = true, resultOf = identity, ...rest } = {},
) {
  async function act(fields, tab, run) {
    const titled = { ...fields, title: productOf(run.plan, fields.item ?? 0).title };
    const outcome = await tab.use(inPage, titled, leavesDialog);
    if (outcome && isManual) run.pressed(tab, name);
    if (outcome && discardsChanges) run.expectations.loosen(tab.name, run.now());
    return resultOf(outcome, run, tab);
  }
  return step(name, shape, act, rest);
}

const identity = (outcome) => outcome;
