import { LanguageCode, PaymentMethodHandler, TransactionalConnection } from '@vendure/core';
import { MoreThanOrEqual } from 'typeorm';
import { ValueVoucher } from './entities.js';
import { ShopMarkService } from './shop-mark.js';

let connection: TransactionalConnection;
let mark: ShopMarkService;

/** Pays with a value voucher: takes the amount from its balance, in the transaction of the order. */
export const voucherPayment = new PaymentMethodHandler({
  code: 'value-voucher',
  description: [{ languageCode: LanguageCode.de, value: 'Wertgutschein' }],
  args: {},
  init(injector) {
    connection = injector.get(TransactionalConnection);
    mark = injector.get(ShopMarkService);
  },
  async createPayment(ctx, _order, open, _args, metadata) {
    const code = String(metadata['code']);
    const amount = Number(metadata['deducted']);
    // The metadata may come from anybody: Vendure's own mutation `addPaymentToOrder` passes them on.
    if (!Number.isInteger(amount) || amount <= 0 || amount > open) {
      return { amount: 0, state: 'Declined', errorMessage: 'Der Betrag ist nicht gültig.', metadata: {} };
    }
    const { affected } = await connection
      .getRepository(ctx, ValueVoucher)
      .decrement({ code, balance: MoreThanOrEqual(amount) }, 'balance', amount);
    // Other carts may have the voucher, too.
    await mark.advance(ctx);
    // SQLite does not say how many rows it has changed.
    return affected === 0
      ? { amount, state: 'Declined', errorMessage: 'Der Wertgutschein hat kein Guthaben mehr.', metadata: {} }
      : { amount, state: 'Settled', transactionId: code, metadata: { public: { code } } };
  },
  settlePayment: () => ({ success: true }),
});
