import fc from 'fast-check';
import { paymentFault } from './steps/network.mjs';
import { approve, closeWallet, pay } from './steps/pay.mjs';
import { quiet } from './steps/quiet.mjs';

const maybe = ({ arbitrary }, weight) => fc.option(arbitrary, { freq: weight, nil: null });
const at = fc.constantFrom(0, 0, 0, 30, 100, 400);
/** The next step follows while calls are in flight. */
const soon = ({ arbitrary }) => fc.tuple(arbitrary, at).map(([step, wait]) => ({ ...step, wait }));

/** An attempt to pay, with changes of the cart from elsewhere at any moment, and faults of the payment's calls. */
const attempt = fc
  .tuple(
    maybe(quiet, 2),
    maybe(paymentFault, 1),
    soon(pay),
    maybe(quiet, 2),
    maybe(paymentFault, 1),
    fc.oneof({ weight: 6, arbitrary: soon(approve) }, { weight: 1, arbitrary: soon(closeWallet) }),
    maybe(quiet, 2),
  )
  .map((steps) => steps.filter(Boolean));

/** The steps of a run that only pays. */
export const conflictingSteps = fc.array(attempt, { minLength: 1, maxLength: 3, size: 'max' }).map((all) => all.flat());
