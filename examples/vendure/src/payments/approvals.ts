import { createHmac, randomBytes } from 'node:crypto';
import { LanguageCode, PaymentMethodHandler } from '@vendure/core';

/** What the gateway has confirmed with the provider of a payment. */
export interface Approval {
  readonly code: string;
  /** Minor units. */
  readonly amount: number;
  readonly type: string;
  readonly id: string | null;
}

/** Gateway and plugin run in one process, so nobody else has the key. */
const key = randomBytes(32);

/** Proves to the payment handler that the gateway has confirmed the payment: anybody can call Vendure's `addPaymentToOrder`. */
export const proofOf = ({ code, amount, type, id }: Approval) =>
  createHmac('sha256', key)
    .update(JSON.stringify([code, amount, type, id]))
    .digest('hex');

/** A payment that the gateway has confirmed with its provider, or an invoice. It is settled when the goods leave. */
export const providerPayment = new PaymentMethodHandler({
  code: 'provider',
  description: [{ languageCode: LanguageCode.de, value: 'Zahlungsanbieter' }],
  args: {},
  createPayment(_ctx, { code }, amount, _args, { type, id, proof }) {
    if (proof !== proofOf({ code, amount, type, id })) {
      return { amount, state: 'Declined', errorMessage: 'Die Zahlung ist nicht bestätigt.', metadata: {} };
    }
    const transaction = id !== null && { transactionId: String(id) };
    return { amount, state: 'Authorized', ...transaction, metadata: { public: { type, id } } };
  },
  settlePayment: () => ({ success: true }),
});
