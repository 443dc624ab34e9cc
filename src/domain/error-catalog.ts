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

const spelling = createSpelling(errorCategories);

export function readErrorCategory(value: string): OpenEnum<ErrorCategory> {
  return spelling.read(value);
}

export function knownErrorCategory(category: OpenEnum<ErrorCategory> | null): ErrorCategory | null {
  return category !== null && spelling.isKnown(category) ? category : null;
}

/** The error codes of each message key. */
const codesOf = {
  genericServerError: [0, 203, 500],
  zipCodeNotAllowedError: [104],
  addressValidationError: [606],
  discountRejectedError: [700, 701, 702, 703, 704, 705, 707, 708, 709, 710, 711],
  discountRejectedTooLittleValueError: [706],
  discountsUnavailableError: [712, 713, 714, 715, 717, 718],
  discountCampaignNotValid: [716],
  paymentTypeNotValid: [800],
  valueVoucherInvalidCurrencyError: [900],
  valueVoucherTenantMismatchError: [902],
  valueVoucherExpiredError: [903],
  valueVoucherNotFoundError: [904],
  valueVoucherBalanceZeroError: [905],
  valueVoucherNotPaidError: [906],
  valueVoucherBlockedError: [907],
  valueVoucherRefundUnauthorized: [908],
  valueVoucherInvalidError: [910],
  valueVoucherCartHasVoucherProductsError: [920],
  genericPurchaseError: [1200],
} as const satisfies Readonly<Record<string, readonly number[]>>;

export type ErrorMessageKey = keyof typeof codesOf;

export const errorMessageKeys = Object.keys(codesOf) as readonly ErrorMessageKey[];

export function errorMessageKey(code: number): ErrorMessageKey | null {
  return errorMessageKeys.find((key) => (codesOf[key] as readonly number[]).includes(code)) ?? null;
}

/** Why a payment was refused. */
export type ExpressRefusal = 'expressCountry' | 'zipCode' | 'reservation' | 'input' | 'address';

const refusals = new Map<number, ExpressRefusal>([
  [100, 'expressCountry'],
  [103, 'expressCountry'],
  [104, 'zipCode'],
  [300, 'reservation'],
  [606, 'input'],
]);

/** Returns the reason for a code. Unlisted codes mean an invalid address. */
export function expressRefusal(errorCode: number): ExpressRefusal {
  return refusals.get(errorCode) ?? 'address';
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
