import type { CurrencyCode } from 'cart-fragment/api';
import type { StoredCart } from './stored-cart.ts';
import type { RuleContext } from './rule-context.ts';
import { valueVouchersIn } from './compute-cart.ts';
import { priceLines, sumOf } from './priced-line.ts';
import { refuse } from './refusal.ts';
import type { RefusalCode } from './refusals.ts';

/** Vouchers that are always refused, one for each refusal of the catalog. */
const refusedVouchers: ReadonlyMap<string, RefusalCode> = new Map([
  ['GS-FREMDES-LAND', 902],
  ['GS-ABGELAUFEN', 903],
  ['GS-UNBEKANNT', 904],
  ['GS-UNBEZAHLT', 906],
  ['GS-GESPERRT', 907],
  ['GS-UNGUELTIG', 910],
]);

export interface VoucherOffer {
  readonly voucherId: string;
  /** Minor units. */
  readonly balance: number;
  readonly currencyCode: CurrencyCode;
}

export function applyVoucher(cart: StoredCart, offer: VoucherOffer, { assortment }: RuleContext): StoredCart {
  const { voucherId: id, balance } = offer;
  const refused = refusedVouchers.get(id);
  if (refused !== undefined) refuse(refused);
  if (offer.currencyCode !== assortment.currency) refuse(900);
  if (balance === 0) refuse(905);
  const lines = priceLines(cart.lines, assortment);
  // The rest of a mixed cart can be paid with it, so only a cart of value vouchers alone is refused.
  if (lines.length > 0 && valueVouchersIn(lines) === sumOf(lines)) refuse(920);
  return { ...cart, vouchers: [...cart.vouchers.filter((voucher) => voucher.id !== id), { id, balance }] };
}

/** A non-refundable voucher, to demonstrate this refusal. */
const notRefundable = 'GS-RUECKBUCHUNG';

export function removeVoucher(cart: StoredCart, { voucherId }: { voucherId: string }): StoredCart {
  if (voucherId === notRefundable && cart.vouchers.some(({ id }) => id === voucherId)) refuse(908);
  return { ...cart, vouchers: cart.vouchers.filter(({ id }) => id !== voucherId) };
}
