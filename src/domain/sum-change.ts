import { type Cart, type CartItem, findItem, shippingTitle } from './cart.ts';
import { isAutomaticDiscount } from './coupon.ts';
import { toMinor } from './money.ts';
import type { SelectedPackaging } from './packaging.ts';
import { summaryRows, type SummaryKind } from './summary.ts';

const partKinds = ['items', 'packaging', 'shipping', 'discount', 'vouchers'] as const satisfies readonly SummaryKind[];

/** Why a part of the total has changed. The amount is in minor units, and positive if the total has risen. */
export interface SumPart {
  readonly kind: (typeof partKinds)[number] | 'friends' | 'other';
  /** The item, packaging or shipping method; null for the kind as a whole. */
  readonly title: string | null;
  readonly amount: number;
}

/** More parts than this of one kind are merged. */
const maxNamedParts = 2;

/** Explains the difference between the totals of two carts. The amounts always add up to it. */
export function sumParts(before: Cart, after: Cart): SumPart[] {
  const was = amountsOf(before);
  const is = amountsOf(after);
  const difference = (kind: SummaryKind) => is(kind) - was(kind);
  const parts = partKinds.flatMap((kind): SumPart[] => {
    const amount = difference(kind);
    if (kind === 'items') {
      const items = priceDifferences(before, after, ({ product, total }) => ({ title: product.title, price: total }));
      return named(kind, items, amount);
    }
    if (kind === 'packaging') return named(kind, packagingParts(before, after, amount), amount);
    if (kind === 'shipping') return [{ kind, title: is(kind) === 0 ? null : shippingTitle(after), amount }];
    const isFriends = kind === 'discount' && isAutomaticDiscount(is(kind) === 0 ? before : after);
    return [{ kind: isFriends ? 'friends' : kind, title: null, amount }];
  });
  // What the parts do not explain, because the server computed the total differently.
  const rest = difference('total') - parts.reduce((sum, { amount }) => sum + amount, 0);
  return [...parts, { kind: 'other' as const, title: null, amount: rest }].filter(({ amount }) => amount !== 0);
}

function amountsOf(cart: Cart): (kind: SummaryKind) => number {
  const rows = new Map(summaryRows(cart, 'shopping').map(({ kind, amount }) => [kind, amount]));
  return (kind) => rows.get(kind) ?? 0;
}

interface NamedPart {
  readonly title: string;
  readonly amount: number;
}

/** Names the parts only if they are few and add up. */
function named(kind: 'items' | 'packaging', parts: readonly NamedPart[], whole: number): SumPart[] {
  const sum = parts.reduce((total, { amount }) => total + amount, 0);
  if (parts.length > maxNamedParts || sum !== whole) return [{ kind, title: null, amount: whole }];
  return parts.map((part) => ({ kind, ...part }));
}

/** Each item of either cart, with its counterpart in the other. */
function pairs(before: Cart, after: Cart): (readonly [CartItem | undefined, CartItem | undefined])[] {
  return [
    ...before.items.map((item) => [item, findItem(after, item.id)] as const),
    ...after.items.filter(({ id }) => !findItem(before, id)).map((item) => [undefined, item] as const),
  ];
}

type Part = Pick<SelectedPackaging, 'title' | 'price'>;

/** The parts of items whose prices differ. */
function priceDifferences(before: Cart, after: Cart, partOf: (item: CartItem) => Part | null): NamedPart[] {
  const priceOf = (part: Part | null) => (part?.price ? toMinor(part.price.gross) : 0);
  return pairs(before, after)
    .map(([old, item]) => {
      const [was, is] = [old ? partOf(old) : null, item ? partOf(item) : null];
      return { title: (is ?? was)?.title ?? '', amount: priceOf(is) - priceOf(was) };
    })
    .filter(({ amount }) => amount !== 0);
}

/** The packagings that were chosen, added or removed. A single one accounts for the whole difference. */
function packagingParts(before: Cart, after: Cart, whole: number): NamedPart[] {
  const changed = priceDifferences(before, after, (item) => item.selectedPackaging).filter(({ title }) => title);
  const [only, ...more] = changed;
  return only && more.length === 0 ? [{ ...only, amount: whole }] : changed;
}
