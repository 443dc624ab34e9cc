import { LanguageCode, PaymentMethodHandler, TransactionalConnection } from '@vendure/core';
import { proofOf } from '../payments/approvals.js';
import { ValueVoucher } from './entities.js';
import { ShopMarkService } from './shop-mark.js';

const text = (value: string) => [{ languageCode: LanguageCode.de, value }];
let connection: TransactionalConnection;
let mark: ShopMarkService;

/** Pays with a value voucher: takes the amount from its balance, in the transaction of the order. */
export const voucherPayment = new PaymentMethodHandler({
  code: 'value-voucher',
  description: text('Wertgutschein'),
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
      return { amount: 0, state: 'Declined' as const, errorMessage: 'Der Betrag ist nicht gültig.', metadata: {} };
    }
    const taken = await connection
      .getRepository(ctx, ValueVoucher)
      .createQueryBuilder()
      .update()
      .set({ balance: () => 'balance - :amount' })
      .where('code = :code AND balance >= :amount', { code, amount })
      .execute();
    const isTaken = taken.affected === undefined || taken.affected > 0;
    // Other carts may have the voucher, too.
    await mark.advance(ctx);
    return isTaken
      ? { amount, state: 'Settled' as const, transactionId: code, metadata: { public: { code } } }
      : { amount, state: 'Declined' as const, errorMessage: 'Der Wertgutschein hat kein Guthaben mehr.', metadata: {} };
  },
  settlePayment: () => ({ success: true }),
});

/** A payment that the gateway has confirmed with its provider, or an invoice. It is settled when the goods leave. */
export const providerPayment = new PaymentMethodHandler({
  code: 'provider',
  description: text('Zahlungsanbieter'),
  args: {},
  createPayment(_ctx, { code }, amount, _args, { type, id, proof }) {
    if (proof !== proofOf({ code, amount, type, id })) {
      return { amount, state: 'Declined' as const, errorMessage: 'Die Zahlung ist nicht bestätigt.', metadata: {} };
    }
    const transaction = id !== null && { transactionId: String(id) };
    return { amount, state: 'Authorized' as const, ...transaction, metadata: { public: { type, id } } };
  },
  settlePayment: () => ({ success: true }),
});
