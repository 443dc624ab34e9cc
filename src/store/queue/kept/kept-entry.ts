import { asRecord, type Fields } from '../../../domain/as-record.ts';
import { type Cart, findItem } from '../../../domain/cart.ts';
import { definitionOf, standingOf } from '../../intents/definitions.ts';
import { type Base, type Entry, hasFailed, isOpen } from '../../intents/entry.ts';
import { type Intent, type IntentOf, moveOf } from '../../intents/intent.ts';

/** An entry as the next page of the tab may read it. It contains no text of the shop. */
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
  const kept = intent.kind === 'move' ? { ...intent, title: '' } : intent;
  return { intent: kept, base, rows, madeAt, wished, failed: hasFailed(entry), abandoned };
}

/** The intent that the shopper had stated, as far as the cart has what it concerns. */
export function originalOf(intent: Intent, cart: Cart): Intent {
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
  const fields = asRecord(value) ?? {};
  const picked = Object.keys(checks).map((name) => [name, fields[name]] as const);
  return picked.every(([name, field]) => checks[name]?.(field)) ? Object.fromEntries(picked) : null;
}
