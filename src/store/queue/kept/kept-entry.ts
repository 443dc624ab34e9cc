import { asRecord, type Fields } from '../../../domain/as-record.ts';
import { type Cart, findItem } from '../../../domain/cart.ts';
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

type Check = (value: unknown) => boolean;
type KeptKind = Exclude<Intent['kind'], 'coupon' | 'loyaltyNumber' | 'addition'>;

const isText: Check = (value) => typeof value === 'string' && value.length <= 200;
const isTextOrNull: Check = (value) => value === null || isText(value);
const isCount: Check = (value) => Number.isInteger(value) && Number(value) >= 0;
const isFlag: Check = (value) => typeof value === 'boolean';
const isValue: Check = (value) => typeof value === 'number' || isTextOrNull(value);

const intentFields: { readonly [Kind in KeptKind]: Readonly<Record<Exclude<keyof IntentOf<Kind>, 'kind'>, Check>> } = {
  quantity: { itemId: isText, quantity: (value) => isCount(value) && value !== 0 },
  removal: { itemId: isText, quantity: isCount },
  move: { itemId: isText, productId: isText, title: isText, left: isCount },
  packaging: { itemId: isText, type: isText, variantId: isTextOrNull },
  shipping: { method: isText },
  couponRemoval: {},
  voucherRemoval: { voucherId: isText },
};

const maxValues = 99;
const isListOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.length <= maxValues && value.every(check);

const entryFields = {
  rows: isListOf(isCount),
  madeAt: Number.isFinite,
  wished: isFlag,
  failed: isFlag,
  abandoned: isFlag,
};
const baseFields = { cartId: isText, cartVersion: Number.isFinite, seen: isListOf(isValue) };

/** Reads an entry that a script may have forged; null for what this version has not written. */
export function readKeptEntry(value: unknown): KeptEntry | null {
  const record = asRecord(value) ?? {};
  const kind = asRecord(record['intent'])?.['kind'];
  const fields = typeof kind === 'string' && Object.hasOwn(intentFields, kind) && intentFields[kind as KeptKind];
  const intent = fields && pick(record['intent'], { kind: isText, ...fields });
  const base = pick(record['base'], baseFields);
  const rest = pick(value, entryFields);
  return intent && base && rest ? ({ ...rest, intent, base } as unknown as KeptEntry) : null;
}

/** The checked fields of an object; null if one of them is invalid. */
function pick(value: unknown, checks: Readonly<Record<string, Check>>): Fields | null {
  const fields = asRecord(value);
  const picked = Object.entries(checks).map(([name, check]) => [name, fields?.[name], check] as const);
  return picked.every(([, field, check]) => check(field))
    ? Object.fromEntries(picked.map(([name, field]) => [name, field]))
    : null;
}

/** Identifies a code without containing it (FNV-1a). */
function digest(text: string): string {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return `#${(hash >>> 0).toString(36)}`;
}
