import {
  type Cart,
  type CartItem,
  cartSchema,
  currencyCodes,
  errorAnswerSchema,
  sumsOf,
  toMinor,
} from 'cart-fragment/api';
import { described, shortened, succeeded, type Answer, type CallInput, type Visitor } from './visitor.ts';
import { assert, assertSame, Violation } from './violation.ts';

type Change = Exclude<Parameters<Visitor['call']>[0], 'getCart'>;

export async function fetchCart(visitor: Visitor): Promise<Cart> {
  return noted(visitor, cartIn(await visitor.call('getCart')));
}

/** Sends a change that the shop must apply, and returns its cart. */
export async function change(visitor: Visitor, name: Change, body?: unknown, input: CallInput = {}): Promise<Cart> {
  return noted(visitor, cartIn(await visitor.call(name, { ...input, ...(body !== undefined && { body }) })));
}

/** Changes the quantity of an item. */
export function changeQuantity(visitor: Visitor, { id, quantity }: CartItem): Promise<Cart> {
  return change(visitor, 'setItemQuantity', { cartItemId: id, quantity: quantity === 2 ? 1 : 2 });
}

/** The last cart of each visitor. */
const last = new WeakMap<Visitor, Cart>();

/** Another cart of the same id must have a higher version. */
function noted(visitor: Visitor, cart: Cart): Cart {
  const before = last.get(visitor);
  last.set(visitor, cart);
  if (before?.cartId !== cart.cartId) return cart;
  const isSame = JSON.stringify(contentOf(before)) === JSON.stringify(contentOf(cart));
  const least = before.cartVersion + (isSame ? 0 : 1);
  assert(cart.cartVersion >= least, `version ${least} or higher`, () => `version ${cart.cartVersion}`);
  return cart;
}

export function cartIn(answer: Answer): Cart {
  assert(succeeded(answer), `${answer.call}: status 200`, () => described(answer));
  const read = cartSchema.safeParse(answer.body);
  const field = read.error?.issues[0]?.path.join('.');
  assert(read.success, `${answer.call}: a cart as the schema Cart describes it`, () =>
    field ? `unusable field ${field} in ${shortened(answer.text)}` : described(answer),
  );
  noteJson(answer);
  noting(answer, 'sums', () => assertSums(read.data));
  noting(answer, 'amounts', () => assertAmounts(answer.body, read.data));
  return read.data;
}

/** A violation of another rule, which every answer can show, is a finding of that rule alone. */
function noting(answer: Answer, rule: string, run: () => void): void {
  try {
    run();
  } catch (error) {
    if (!(error instanceof Violation)) throw error;
    answer.note(rule, error);
  }
}

/** The answer must be a refusal whose body the cart can read. Returns its code. */
export function refusalIn(answer: Answer, statuses: readonly number[] = []): number {
  const isRefusal =
    answer.status >= 400 && answer.status < 500 && (statuses.length === 0 || statuses.includes(answer.status));
  const wanted = statuses.length === 0 ? '400 to 499' : statuses.join(' or ');
  const asked = [answer.call, answer.sent].filter(Boolean).join(' ');
  assert(isRefusal, `${asked}: refused with status ${wanted}`, () => described(answer));
  const read = errorAnswerSchema.safeParse(answer.body);
  assert(read.success, `${answer.call}: a body like {"errorCode": 0}`, () => described(answer));
  noteJson(answer);
  return read.data.errorCode;
}

function noteJson(answer: Answer): void {
  const type = answer.headers.get('Content-Type') ?? 'none';
  noting(answer, 'cart', () =>
    assert(/^application\/json\b/i.test(type), `${answer.call}: Content-Type application/json`, () => type),
  );
}

/** What shoppers see of a cart, without its version. */
export function contentOf({ cartVersion: _, ...cart }: Cart): unknown {
  return cart;
}

/** The ids and quantities of the items, in their order. */
export const quantitiesOf = ({ items }: Cart) => items.map(({ id, quantity }) => [id, quantity] as const);

/** The items whose quantity can be set: not tickets, of which each has its own row. */
export function countable(cart: Cart, least: number): readonly CartItem[] {
  const items = cart.items.filter(({ appointment }) => appointment === null);
  assert(
    items.length >= least,
    `at least ${least} items without an appointment; see "fill" in the description`,
    () => `${items.length} items`,
  );
  return items;
}

export function firstOf(cart: Cart): CartItem {
  const [first] = countable(cart, 1);
  assert(first !== undefined, 'an item', () => 'none');
  return first;
}

/** Sums must add up to the cent. */
export function assertSums(cart: Cart): void {
  for (const { name, found, expected } of sumsOf(cart)) assertSame(`${name} in cents`, expected, found);
  for (const { id, balance, deductedAtPurchase: paid } of cart.vouchers) {
    const most = balance.amount ?? Infinity;
    assert(paid.amount <= most, `a deduction of ${id} up to ${most}`, () => `${paid.amount}`);
  }
  // A voucher whose balance the shop does not say leaves open what is left over.
  if (cart.vouchers.some(({ balance }) => balance.amount === null)) return;
  const left = cart.vouchers.reduce(
    (sum, { balance, deductedAtPurchase }) =>
      sum + Math.round(Number(balance.amount) * 100) - toMinor(deductedAtPurchase),
    0,
  );
  assertSame('leftoverTotal in cents', left, toMinor(cart.leftoverTotal.gross));
}

/** All amounts must have whole cents, in one currency. */
export function assertAmounts(body: unknown, read: unknown): void {
  const currencies = new Set<unknown>();
  for (const { amount, currencyCode } of amountsIn(body, read)) {
    currencies.add(currencyCode);
    const isExact = typeof amount === 'number' && amount >= 0 && amount === Math.round(amount * 100) / 100;
    assert(amount === null || isExact, 'amounts with at most two decimals, not negative', () => String(amount));
    assert((currencyCodes as readonly unknown[]).includes(currencyCode), currencyCodes.join(' or '), () =>
      String(currencyCode),
    );
  }
  assert(currencies.size <= 1, 'one currency in the whole cart', () => [...currencies].join(' and '));
}

/** The amounts in the fields of the contract: those that `read` has, too. A shop may add others. */
function amountsIn(
  value: unknown,
  read: unknown,
): readonly { readonly amount: unknown; readonly currencyCode: unknown }[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('amount' in value && 'currencyCode' in value) return [value];
  const fields = (read ?? value) as Readonly<Record<string, unknown>>;
  return Object.entries(value).flatMap(([name, inner]) =>
    name in fields || Array.isArray(value) ? amountsIn(inner, fields[name]) : [],
  );
}
