import type { Check, RuleSet } from '../check.ts';
import { changingChecks } from './changing.ts';
import { appointmentChecks, packagingChecks, shippingChecks } from './delivering.ts';
import { codeChecks, loyaltyChecks, voucherChecks } from './discounting.ts';
import { parallelChecks } from './parallel.ts';
import { readingChecks } from './reading.ts';
import { refusingChecks } from './refusing.ts';
import { sequenceChecks } from './sequences.ts';
import { conditionalChecks, originChecks, wishlistChecks } from './surrounding.ts';

/** The checks of each set of rules, in the order in which a backend is best built. */
export const allChecks: Readonly<Record<RuleSet, readonly Check[]>> = {
  core: [...readingChecks, ...changingChecks, ...refusingChecks, ...parallelChecks, ...sequenceChecks],
  shipping: shippingChecks,
  packaging: packagingChecks,
  codes: codeChecks,
  vouchers: voucherChecks,
  loyalty: loyaltyChecks,
  appointments: appointmentChecks,
  wishlist: wishlistChecks,
  conditional: conditionalChecks,
  otherOrigin: originChecks,
};
