import { Injectable } from '@nestjs/common';
import { TransactionalConnection, type Order, type RequestContext } from '@vendure/core';
import type { CustomOrderFields } from '@vendure/core/dist/entity/custom-entity-fields.js';
import { In } from 'typeorm';
import { ValueVoucher } from './entities.js';
import { Refusal } from './refusal.js';
import { storeFields } from './store-fields.js';

export interface Deduction {
  readonly code: string;
  readonly balance: number;
  /** What the voucher pays of this order. */
  readonly deducted: number;
}

/** Value vouchers of a cart. They are means of payment: the order keeps its total, and each becomes a payment of it. */
@Injectable()
export class VoucherService {
  constructor(private readonly connection: TransactionalConnection) {}

  async add(ctx: RequestContext, order: Order, code: string): Promise<readonly []> {
    const [voucher] = await this.find(ctx, [code]);
    if (!voucher) throw new Refusal(904, 'Den Wertgutschein gibt es nicht.');
    if (voucher.currencyCode !== ctx.currencyCode) {
      throw new Refusal(900, 'Der Wertgutschein lautet auf eine andere Währung.');
    }
    if (voucher.balance === 0) throw new Refusal(905, 'Der Wertgutschein hat kein Guthaben mehr.');
    if (order.lines.length > 0 && order.lines.every(isValueVoucher)) {
      throw new Refusal(920, 'Mit einem Wertgutschein kannst du keine Wertgutscheine bezahlen.');
    }
    return this.keep(ctx, order, [...codesOf(order).filter((one) => one !== code), code]);
  }

  /** Repeatable: removing a voucher that is not in the cart succeeds. */
  remove(ctx: RequestContext, order: Order, code: string): Promise<readonly []> {
    const others = codesOf(order).filter((one) => one !== code);
    return this.keep(ctx, order, others);
  }

  /** Deducts the vouchers in order from what they can pay: everything but value vouchers. */
  async deductions(ctx: RequestContext, order: Order): Promise<readonly Deduction[]> {
    const codes = codesOf(order);
    if (codes.length === 0) return [];
    const vouchers = await this.find(ctx, codes);
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

  /** The deductions as the order keeps them: the cart has another version when a balance is another one. */
  async settled(ctx: RequestContext, order: Order): Promise<string | null> {
    const deductions = await this.deductions(ctx, order);
    return deductions.length > 0 ? JSON.stringify(deductions) : null;
  }

  private find(ctx: RequestContext, codes: readonly string[]): Promise<ValueVoucher[]> {
    return this.connection.getRepository(ctx, ValueVoucher).findBy({ code: In([...codes]) });
  }

  private async keep(ctx: RequestContext, order: Order, codes: readonly string[]): Promise<readonly []> {
    const vouchers = codes.length > 0 ? JSON.stringify(codes.map((code) => ({ code }))) : null;
    await storeFields(ctx, this.connection, order, { vouchers });
    return [];
  }
}

/** The vouchers of an order with what they pay of it. */
export const vouchersIn = ({ vouchers }: Pick<Partial<CustomOrderFields>, 'vouchers'>) =>
  JSON.parse(vouchers ?? '[]') as readonly Deduction[];
const codesOf = ({ customFields }: Order) => vouchersIn(customFields).map(({ code }) => code);
const isValueVoucher = ({ productVariant }: Order['lines'][number]) =>
  productVariant.customFields.productType === 'ValueVoucher';
