import fc from 'fast-check';
import { pageStep, step } from './step.mjs';

/** The host calls the element's `refresh`. */
export const refresh = pageStep('refresh', {}, (_step, { refresh }) => refresh(), {
  isManual: true,
  leavesDialog: false,
});

/** The host mutates the carts of the next events. */
export const mutate = pageStep(
  'mutate',
  { how: fc.constantFrom('sort', 'empty', 'delete') },
  ({ how }) => {
    window.mutation = how;
    return {};
  },
  { leavesDialog: false },
);

/** The host cancels every event that passes it, except for clicks: those would not press anything on its page. */
export const prevent = pageStep(
  'prevent',
  {},
  () => {
    const custom = ['cartChange', 'cartVersionChange', 'cartEmptied', 'cartProceed', 'wishlistChange', 'wishlistError'];
    const native = ['pointerdown', 'mousedown', 'keydown', 'input', 'change', 'submit', 'focusin', 'toggle'];
    for (const name of [...custom, ...native]) addEventListener(name, (event) => event.preventDefault(), true);
    return {};
  },
  { leavesDialog: false },
);

/**
 * The visitor consents to what analytics store, or withdraws that, in all open tabs. Pages that are loaded later know it from
 * the start.
 */
export const consent = step(
  'consent',
  { consents: fc.boolean() },
  async ({ consents }, _tab, run) => {
    run.host.consents = consents;
    let everywhere = true;
    for (const tab of run.tabs) {
      // Nothing observes the attribute of a page that is away or has not started.
      everywhere &&= !tab.isAway() && (await tab.isCounted());
      if (!tab.isAway()) await tab.use(setConsent, { consents }, false);
    }
    return { consents, everywhere };
  },
  { expect: storedViolations },
);

/** Runs in the page. */
const setConsent = ({ consents }) => {
  // Two carts of a page that differ in this would count twice.
  for (const cart of document.querySelectorAll('cart-fragment')) {
    if (consents) cart.setAttribute('data-analytics', 'on');
    else cart.removeAttribute('data-analytics');
  }
};

/** Without consent, nothing of analytics is stored. */
async function storedViolations({ host, log, pages }) {
  const isMissed = log.some(({ step, outcome }) => step.do === 'consent' && !outcome?.everywhere);
  if (host.consents || isMissed) return [];
  const names = await pages[0].evaluate(namesInStorage).catch(() => []);
  return names.map((name) => `${name} is stored without consent`);
}

/** Runs in the page. */
const namesInStorage = () =>
  [document.cookie, ...Object.keys(localStorage), ...Object.keys(sessionStorage)]
    .join(' ')
    .match(/cf_(tracking|tracked|analytics|offline)\w*/g) ?? [];
