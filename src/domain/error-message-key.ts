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

export const errorMessageKey = (code: number) => keyOf(code, codesOf);

/** The error codes of each reason why a payment was refused. Other codes mean an invalid address. */
const refusals = {
  expressCountry: [100, 103],
  zipCode: [104],
  reservation: [300],
  input: [606],
} as const;

export type ExpressRefusal = keyof typeof refusals | 'address';

export const expressRefusal = (errorCode: number): ExpressRefusal => keyOf(errorCode, refusals) ?? 'address';

function keyOf<Key extends string>(code: number, table: Readonly<Record<Key, readonly number[]>>): Key | null {
  return (Object.keys(table) as Key[]).find((key) => table[key].includes(code)) ?? null;
}
