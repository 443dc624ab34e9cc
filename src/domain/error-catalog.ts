import { createSpelling, type OpenEnum } from './spelling.ts';

/** Categories of server errors, spelled as in the API. */
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

export const { read: readErrorCategory, isKnown: isErrorCategory } = createSpelling(errorCategories);

export function knownErrorCategory(category: OpenEnum<ErrorCategory> | null): ErrorCategory | null {
  return category !== null && isErrorCategory(category) ? category : null;
}

/** Reads a code that some backends send as text; returns any other value unchanged. */
export function readErrorCode(value: unknown): unknown {
  return typeof value === 'string' && value.trim() ? Number(value) : value;
}

/** The body of a refusal. */
export interface ErrorAnswer {
  readonly errorCode: number;
  /** Most categories have a text of the page instead. */
  readonly message: string | null;
  readonly category: OpenEnum<ErrorCategory> | null;
  readonly fields: { readonly appointmentIds: readonly string[] };
}
