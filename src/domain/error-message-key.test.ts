import { describe, expect, it } from 'vitest';
import { errorMessageKey } from './error-message-key.ts';

describe('errorMessageKey', () => {
  it.each([
    [[0, 203, 500], 'genericServerError'],
    [[104], 'zipCodeNotAllowedError'],
    [[606], 'addressValidationError'],
    [[700, 701, 702, 703, 704, 705, 707, 708, 709, 710, 711], 'discountRejectedError'],
    [[706], 'discountRejectedTooLittleValueError'],
    [[712, 713, 714, 715, 717, 718], 'discountsUnavailableError'],
    [[716], 'discountCampaignNotValid'],
    [[800], 'paymentTypeNotValid'],
    [[900], 'valueVoucherInvalidCurrencyError'],
    [[902], 'valueVoucherTenantMismatchError'],
    [[903], 'valueVoucherExpiredError'],
    [[904], 'valueVoucherNotFoundError'],
    [[905], 'valueVoucherBalanceZeroError'],
    [[906], 'valueVoucherNotPaidError'],
    [[907], 'valueVoucherBlockedError'],
    [[908], 'valueVoucherRefundUnauthorized'],
    [[910], 'valueVoucherInvalidError'],
    [[920], 'valueVoucherCartHasVoucherProductsError'],
    [[1200], 'genericPurchaseError'],
    [[-1, 1, 100, 103, 300, 699, 719, 901, 909, 1201, Number.NaN], null],
  ])('maps %j to %s', (codes, key) => {
    expect(codes.map(errorMessageKey)).toEqual(codes.map(() => key));
  });
});
