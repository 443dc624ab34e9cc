import type { AppliedVoucher } from './stored-cart.ts';

export interface Deduction {
  readonly voucher: AppliedVoucher;
  /** Minor units. */
  readonly deducted: number;
}

/** Deducts the vouchers in order from the payable sum in minor units. */
export function deductVouchers(vouchers: readonly AppliedVoucher[], payable: number): readonly Deduction[] {
  let open = Math.max(0, payable);
  return vouchers.map((voucher) => {
    const deducted = Math.min(voucher.balance, open);
    open -= deducted;
    return { voucher, deducted };
  });
}

/** Returns the remaining balance of all vouchers after this order in minor units. */
export function leftoverOf(deductions: readonly Deduction[]): number {
  return deductions.reduce((sum, { voucher, deducted }) => sum + voucher.balance - deducted, 0);
}
