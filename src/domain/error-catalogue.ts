import { createSpelling, type OpenEnum } from './spelling.ts';

/** Categories of server errors (specification, 8), in the wire's own spelling. */
export const errorCategories = [
  'external_error',
  'discount_error',
  'general_address_error',
  'input_validation_error',
  'shipping_invalid_country',
  'express_shipping_invalid_country',
  'express_shipping_invalid_zip_code',
  'failed_reservation_error',
  'generic_paypal_express_error',
] as const;
export type ErrorCategory = (typeof errorCategories)[number];

const spelling = createSpelling(errorCategories);

/** The category in its canonical spelling; an unknown one stays as it is. */
export function readErrorCategory(value: string): OpenEnum<ErrorCategory> {
  return spelling.read(value);
}

/** The category when it is one of the catalogue; null for none, and for one that nobody here knows. */
export function knownErrorCategory(category: OpenEnum<ErrorCategory> | null): ErrorCategory | null {
  return category !== null && spelling.isKnown(category) ? category : null;
}

/** An answer that refuses a call (rulings, 4). */
export interface ErrorAnswer {
  readonly errorCode: number;
  readonly message: string | null;
  readonly category: OpenEnum<ErrorCategory> | null;
  readonly fields: { readonly appointmentIds: readonly string[] };
}
