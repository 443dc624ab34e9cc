import fc from 'fast-check';
import { step } from './step.mjs';

const common = {
  weight: 5,
  arbitrary: fc.constantFrom('lost after', 'lost before', 'failed before', 'failed after', 'unavailable'),
};
const refusals = { weight: 2, arbitrary: fc.constantFrom('refused with reason', 'refused without reason', 'conflict') };
const timing = { weight: 2, arbitrary: fc.constantFrom('too many', 'late', 'late', 'old') };
const bodies = {
  weight: 2,
  arbitrary: fc.constantFrom('captive portal', 'login page', 'cut JSON', 'byte by byte', 'old afterwards'),
};
const hanging = { weight: 1, arbitrary: fc.constantFrom('hangs before', 'hangs after') };
const twins = { weight: 1, arbitrary: fc.constantFrom('twin items', 'twin vouchers', 'twin methods') };
const denials = { weight: 1, arbitrary: fc.constantFrom('logged out', 'reservation lost') };

async function planFault({ on, kind }, _tab, { network }) {
  network.plan({ on: kind.startsWith('old') ? 'change' : on, kind });
  return null;
}

/** Plans a fault for one of the next payment calls. */
export const paymentFault = step('fault', {}, planFault, {
  needsPage: false,
  arbitrary: fc.record({
    do: fc.constant('fault'),
    on: fc.constant('express'),
    kind: fc.oneof(common, hanging, {
      weight: 5,
      arbitrary: fc.constantFrom(
        'code 100',
        'code 103',
        'code 104',
        'code 606',
        'reservation lost',
        'logged out',
        'missing',
        'too many',
        'late',
      ),
    }),
  }),
});

/** Plans a fault for one of the next calls; see `faults`. */
export const fault = step('fault', {}, planFault, {
  needsPage: false,
  arbitrary: fc.oneof(
    {
      weight: 9,
      arbitrary: fc.record({
        do: fc.constant('fault'),
        on: fc.constantFrom('change', 'change', 'read', 'any'),
        kind: fc.oneof(common, refusals, timing, bodies, hanging, twins, denials),
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        do: fc.constant('fault'),
        on: fc.constant('wishlist'),
        kind: fc.oneof(common, hanging, {
          weight: 4,
          arbitrary: fc.constantFrom('wishlist full', 'logged out', 'too many', 'late', 'late'),
        }),
      }),
    },
  ),
});

export const offline = step(
  'offline',
  {},
  async (_step, _tab, run) => {
    for (const tab of run.tabs) {
      // A page that was left before its program had loaded cannot load that offline.
      if (!run.plan.ready && tab.isAway()) await tab.comeBack();
      if (!tab.isAway()) await tab.hasProgram();
    }
    run.offline = true;
    await run.context.setOffline(true);
    for (const page of run.pages) await page.isOnline(false);
    return null;
  },
  { needsPage: false },
);

export const online = step(
  'online',
  {},
  async (_step, _tab, run) => {
    run.offline = false;
    await run.context.setOffline(false);
    for (const page of run.pages) await page.isOnline(true);
    return null;
  },
  { needsPage: false },
);
