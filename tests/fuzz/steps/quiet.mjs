import { changeUnnoticed, elsewhere } from './elsewhere.mjs';
import { step } from './step.mjs';

/** Another session of the customer changes the cart, which the page does not learn before the run settles. */
export const quiet = step(
  'quiet',
  {},
  async (fields, _tab, run) => {
    run.isUnnoticed = true;
    return changeUnnoticed(fields, run);
  },
  { needsPage: false, arbitrary: elsewhere.arbitrary.map((fields) => ({ ...fields, do: 'quiet' })) },
);
