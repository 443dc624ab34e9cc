import type { Voucher } from '../domain/cart.ts';
import { formatMoney } from './format.ts';
import { say } from './say.ts';

export const voucherTexts = {
  title: 'Eingelöste Gutscheine',
  name: (id: string) => say`Gutschein ${id}`,
  remove: 'Entfernen',
  removeVoucher: (id: string) => say`Gutschein ${id} entfernen`,
  redeem: 'Gutschein einlösen',
  rule: 'Mit einem Wertgutschein kannst du keine anderen Wertgutscheine bezahlen.',
  deducted: (voucher: Voucher) => `${formatMoney(voucher.deductedAtPurchase)} verrechnet`,
  /** Null if the server does not send the balance. */
  balance: ({ balance: { amount, currencyCode } }: Voucher) =>
    amount === null ? null : `Guthaben: ${formatMoney({ amount, currencyCode })}`,
} as const;
