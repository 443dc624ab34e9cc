import fc from 'fast-check';
import { pageStep } from './step.mjs';

export const code = pageStep(
  'code',
  { code: fc.constantFrom('WILLKOMMEN10', 'DANKE20', 'NIE-GEHOERT', 'ABGELAUFEN'), byExtension: fc.boolean() },
  async ({ code, byExtension }, { find, usable, appears, press, fill, type, leaveDialog }) => {
    if (!press(usable(find('button', /^(Rabattcode einlösen|Ändern)$/)))) return null;
    const field = await appears(() => find('textbox', 'Rabattcode')[0]);
    if (!field) return (leaveDialog(), null);
    if (byExtension) fill(field, code);
    else type(field, code);
    if (!press(usable(find('button', 'Einlösen')))) return (leaveDialog(), null);
    return { key: 'code', value: code };
  },
  // A guest is asked to log in instead.
  { resultOf: (outcome, _run, tab) => (tab.loggedIn ? outcome : null) },
);

export const uncode = pageStep(
  'uncode',
  {},
  (_step, { find, usable, press }) => press(usable(find('button', 'Löschen'))) && { key: 'code', value: null },
);
