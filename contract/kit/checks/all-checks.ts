import type { Check, RuleSet } from '../check.ts';
import { changesetChecks } from './changesets.ts';
import { changingChecks } from './changing.ts';
import { appointmentChecks, packagingChecks } from './delivering.ts';
import { codeChecks, loyaltyChecks, voucherChecks } from './discounting.ts';
import { parallelChecks } from './parallel.ts';
import { paymentChecks } from './paying.ts';
import { readingChecks } from './reading.ts';
import { refusingChecks } from './refusing.ts';
import { sequenceChecks } from './sequences.ts';
import { deliveryTermChecks, eventChecks } from './informing.ts';
import { limitChecks } from './limiting.ts';
import { loginChecks } from './logging-in.ts';
import { shippingChecks } from './shipping.ts';
import { conditionalChecks, originChecks } from './surrounding.ts';
import { tenantChecks } from './tenants.ts';
import { undoingChecks } from './undoing.ts';
import { wishlistChecks } from './wishing.ts';

/** The checks of each set of rules, in the order in which a backend is best built. */
export const allChecks: Readonly<Record<RuleSet, readonly Check[]>> = {
  core: [...readingChecks, ...changingChecks, ...refusingChecks, ...parallelChecks, ...sequenceChecks],
  deliveryTerms: deliveryTermChecks,
  events: eventChecks,
  shipping: shippingChecks,
  packaging: packagingChecks,
  codes: codeChecks,
  vouchers: voucherChecks,
  loyalty: loyaltyChecks,
  appointments: appointmentChecks,
  login: loginChecks,
  wishlist: wishlistChecks,
  canAddItems: undoingChecks,
  changesets: changesetChecks,
  payments: paymentChecks,
  limits: limitChecks,
  tenants: tenantChecks,
  conditional: conditionalChecks,
  otherOrigin: originChecks,
};
