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
