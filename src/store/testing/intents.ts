import '../intents/addition.ts';
import type { CartItem } from '../../domain/cart.ts';
import type { PackagingType } from '../../domain/packaging.ts';
import type { ShippingMethodName } from '../../domain/shipping.ts';
import type { Base, Entry, OpenEntry, OpenStatus, SettledEntry } from '../intents/entry.ts';
import { type Intent, moveOf } from '../intents/intent.ts';
import { newEntry } from '../intents/change-log.ts';
import type { Failure } from '../../domain/failure.ts';

/** Intents by kind. */
export const intents = {
  quantity: (itemId: string, quantity: number): Intent => ({ kind: 'quantity', itemId, quantity }),
  removal: (itemId: string, quantity = 0): Intent => ({ kind: 'removal', itemId, quantity }),
  move: (item: CartItem, left: number): Intent => moveOf(item, left),
  packaging: (itemId: string, type: PackagingType, variantId: string | null): Intent => ({
    kind: 'packaging',
    itemId,
    type,
    variantId,
  }),
  shipping: (method: ShippingMethodName): Intent => ({ kind: 'shipping', method }),
  coupon: (code: string, referer: string | null): Intent => ({ kind: 'coupon', code, referer }),
  couponRemoval: (): Intent => ({ kind: 'couponRemoval' }),
  voucherRemoval: (voucherId: string): Intent => ({ kind: 'voucherRemoval', voucherId }),
  loyaltyNumber: (number: string): Intent => ({ kind: 'loyaltyNumber', number }),
  addition: (item: CartItem, quantity: number, known: number): Intent => ({
    kind: 'addition',
    itemId: item.id,
    item,
    quantity,
    known,
  }),
};

export interface EntryValues extends Partial<Omit<Entry, 'status'>> {
  readonly status?: OpenStatus['kind'];
  /** Why it failed, if it has. */
  readonly failure?: Failure;
}

const base: Base = { cartId: 'cart-1', cartVersion: 1, seen: [] };

/** An open entry, by default one whose request is in flight. */
export function openEntry(intent: Intent, { status = 'sending', failure, ...values }: EntryValues = {}): OpenEntry {
  return newEntry({
    intent,
    status: statusOf(status, failure),
    rows: [],
    confirmableAfter: 0,
    base,
    madeAt: 0,
    wished: false,
    ...values,
  });
}

export const confirmed = (entry: Entry): SettledEntry => ({ ...entry, status: { kind: 'confirmed' } });
export const refused = (entry: Entry, failure: Failure): SettledEntry => ({
  ...entry,
  status: { kind: 'refused', failure },
});

function statusOf(kind: OpenStatus['kind'], failure: Failure = { kind: 'connection' }): OpenStatus {
  if (kind === 'failed') return { kind, failure };
  if (kind === 'verifying') return { kind, unconfirmed: { then: 'resend', needsCart: false } };
  return kind === 'paused' ? { kind, unconfirmed: null } : { kind };
}
