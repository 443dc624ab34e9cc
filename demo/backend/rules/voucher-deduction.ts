import type { AppliedVoucher } from './cart-state.ts';

export interface Deduction {
  readonly voucher: AppliedVoucher;
  /** Minor units. */
  readonly deducted: number;
}

/** Spends the vouchers in their order on what they may pay for, in minor units. */
export function deductVouchers(vouchers: readonly AppliedVoucher[], payable: number): readonly Deduction[] {
  let open = Math.max(0, payable);
  return vouchers.map((voucher) => {
    const deducted = Math.min(voucher.balance, open);
    open -= deducted;
    return { voucher, deducted };
  });
}

/** What is left on the vouchers after this order, in minor units. */
export function leftoverOf(deductions: readonly Deduction[]): number {
  return deductions.reduce((sum, { voucher, deducted }) => sum + voucher.balance - deducted, 0);
}
