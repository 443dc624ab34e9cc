import { asRecord } from '../../../domain/as-record.ts';
import { type Cart, findItem } from '../../../domain/cart.ts';
import { type Check, hasForm, isInteger, isListOf } from '../../../domain/has-form.ts';
import { hashOf } from '../../../domain/hash.ts';
import type { Value } from '../../intents/definition.ts';
import { definitionOf, slotOf, standingOf } from '../../intents/definitions.ts';
import { type Base, type Entry, hasFailed, isOpen } from '../../intents/entry.ts';
import { type Intent, type IntentOf, moveOf } from '../../intents/intent.ts';

/** An entry as the next page of the tab may read it. It contains no text of the shop, and digests instead of codes. */
export interface KeptEntry extends Pick<Entry, 'intent' | 'rows' | 'madeAt' | 'wished'> {
  readonly base: Base;
  /** Whether it waits for the shopper to retry it. */
  readonly failed: boolean;
  /** Whether only its product on the wishlist is left of it. */
  readonly abandoned: boolean;
}

/** Returns null for what is not kept. */
export function keptOf(entry: Entry): KeptEntry | null {
  const { intent, status, base, rows, madeAt, wished } = entry;
  const abandoned = status.kind === 'abandoned';
  if (!base || definitionOf(intent).isOfThisPage || !(isOpen(entry) || abandoned)) return null;
  const seen = base.seen.map((value) => keptValue(intent, value));
  const failed = hasFailed(entry);
  return { intent: keptIntent(intent), base: { ...base, seen }, rows, madeAt, wished, failed, abandoned };
}

export const keptSlot = (intent: Intent): string => slotOf(keptIntent(intent));

function keptIntent(intent: Intent): Intent {
  if (intent.kind === 'voucherRemoval') return { ...intent, voucherId: digest(intent.voucherId) };
  return intent.kind === 'move' ? { ...intent, title: '' } : intent;
}

/** A digest instead of a code. What an earlier page has kept has one already. */
export function keptValue({ kind }: Intent, value: Value): Value {
  return kind === 'couponRemoval' && typeof value === 'string' && !value.startsWith('#') ? digest(value) : value;
}

/** The intent that the shopper had stated, as far as the cart has what it concerns. */
export function originalOf(intent: Intent, cart: Cart): Intent {
  if (intent.kind === 'voucherRemoval') {
    const voucher = cart.vouchers.find(({ id }) => digest(id) === intent.voucherId);
    return voucher ? { ...intent, voucherId: voucher.id } : intent;
  }
  const item = intent.kind === 'move' && findItem(cart, intent.itemId);
  return item ? moveOf(item, intent.left) : intent;
}

export const isStillOpen = (intent: Intent, cart: Cart): boolean => standingOf(intent, cart) === 'open';

type KeptKind = Exclude<Intent['kind'], 'coupon' | 'loyaltyNumber' | 'addition'>;

const isShort: Check = (value) => typeof value === 'string' && value.length <= 200;
const isShortOrNull: Check = (value) => value === null || isShort(value);
const isCount: Check = (value) => isInteger(value) && Number(value) >= 0;
const isFlag: Check = (value) => typeof value === 'boolean';

const intentFields: { readonly [Kind in KeptKind]: Readonly<Record<Exclude<keyof IntentOf<Kind>, 'kind'>, Check>> } = {
  quantity: { itemId: isShort, quantity: (value) => isCount(value) && value !== 0 },
  removal: { itemId: isShort, quantity: isCount },
  move: { itemId: isShort, productId: isShort, title: isShort, left: isCount },
  packaging: { itemId: isShort, type: isShort, variantId: isShortOrNull },
  shipping: { method: isShort },
  couponRemoval: {},
  voucherRemoval: { voucherId: isShort },
};

function isIntent(value: unknown): boolean {
  const kind = asRecord(value)?.['kind'];
  return (
    typeof kind === 'string' && Object.hasOwn(intentFields, kind) && hasForm(intentFields[kind as KeptKind])(value)
  );
}

const isEntry = hasForm({
  intent: isIntent,
  base: hasForm({
    cartId: isShort,
    cartVersion: Number.isFinite,
    seen: isListOf((value) => typeof value === 'number' || isShortOrNull(value)),
  }),
  rows: isListOf(isCount),
  madeAt: Number.isFinite,
  wished: isFlag,
  failed: isFlag,
  abandoned: isFlag,
});

/** Reads an entry that a script may have forged; null for what this version has not written. */
export const readKeptEntry = (value: unknown): KeptEntry | null => (isEntry(value) ? (value as KeptEntry) : null);

/** Identifies a code without containing it. */
const digest = (text: string): string => `#${hashOf(text).toString(36)}`;
