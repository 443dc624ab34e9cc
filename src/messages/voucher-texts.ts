import type { Voucher } from '../domain/cart.ts';
import { formatMoney } from './format.ts';

/** The block of value vouchers that pay for a part of the cart (specification, 3 and 5). */
export const voucherTexts = {
  title: 'Eingelöste Gutscheine',
  name: (id: string) => `Gutschein ${id}`,
  remove: 'Entfernen',
  removeVoucher: (id: string) => `Gutschein ${id} entfernen`,
  redeem: 'Gutschein einlösen',
  rule: 'Mit einem Wertgutschein kannst du keine anderen Wertgutscheine bezahlen.',
  deducted: (voucher: Voucher) => `${formatMoney(voucher.deductedAtPurchase)} verrechnet`,
  /** null where the server does not say what the voucher is worth. */
  balance: ({ balance: { amount, currencyCode } }: Voucher) =>
    amount === null ? null : `Guthaben: ${formatMoney({ amount, currencyCode })}`,
} as const;
