import type { Order, RequestContext, TransactionalConnection } from '@vendure/core';
import { In } from 'typeorm';
import { ValueVoucher } from './entities.js';

export interface Deduction {
  readonly code: string;
  readonly balance: number;
  /** What the voucher pays of this order. */
  readonly deducted: number;
}

/**
 * Deducts the vouchers in order from what they can pay: everything but value vouchers. They are means of payment: the
 * order keeps its total, and each becomes a payment of it.
 */
export async function deductionsOf(
  ctx: RequestContext,
  connection: TransactionalConnection,
  order: Order,
): Promise<readonly Deduction[]> {
  const codes = vouchersIn(order.customFields).map(({ code }) => code);
  if (codes.length === 0) return [];
  const vouchers = await connection.getRepository(ctx, ValueVoucher).findBy({ code: In(codes) });
  const unpayable = order.lines.filter(isValueVoucher).reduce((sum, line) => sum + line.linePriceWithTax, 0);
  let open = Math.max(0, order.totalWithTax - unpayable);
  return codes.flatMap((code) => {
    const voucher = vouchers.find((one) => one.code === code);
    if (!voucher) return [];
    const deducted = Math.min(voucher.balance, open);
    open -= deducted;
    return [{ code, balance: voucher.balance, deducted }];
  });
}

/** The vouchers of an order with what they pay of it. */
export const vouchersIn = ({ vouchers }: Order['customFields']) => JSON.parse(vouchers ?? '[]') as readonly Deduction[];

export const isValueVoucher = ({ productVariant }: Order['lines'][number]) =>
  productVariant.customFields.productType === 'ValueVoucher';
