import { createHmac, randomBytes } from 'node:crypto';

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
