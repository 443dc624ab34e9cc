import { type Cart, cartTag, type OperationAnswer, operations } from 'cart-fragment/api';
import { changeQuantity, fetchCart, firstOf, quantitiesOf, refusalIn } from './carts.ts';
import type { Scene } from './check.ts';
import type { ShopDescription } from './shop-description.ts';
import { assert, assertSame } from './violation.ts';
import { described, succeeded, type Answer, type Visitor } from './visitor.ts';

type PaymentCall =
  | 'createPaymentSession'
  | 'createPaypalOrder'
  | 'getAmazonMerchant'
  | 'getPaypalOrder'
  | 'getPaymentAvailability'
  | 'prepareAmazonSession';

/** The answer of a payment's call, which must fit its schema. */
export function answerOf<Name extends PaymentCall>(
  name: Name,
  answer: Answer,
): OperationAnswer<(typeof operations)[Name]> {
  assertNoSecret(answer);
  const read = operations[name].answer.safeParse(answer.body);
  assert(succeeded(answer) && read.success, `${answer.call}: an answer as its schema describes it`, () =>
    described(answer),
  );
  return read.data as OperationAnswer<(typeof operations)[Name]>;
}

/** Neither the page nor Amazon's account may be live: no payment is begun there. */
export async function assertTestKeys(own: Visitor, { payments, session }: ShopDescription): Promise<void> {
  const request = payments?.page ?? session.open;
  assert(request !== undefined, 'a page that starts payments; see "page" in the description', () => 'none');
  const page = await own.request({ method: 'GET', ...request });
  assertNoSecret(page);
  // A redirect shows no keys, neither test ones nor live ones.
  assert(page.status < 300, 'the page that starts payments, no redirect; see "page" in the description', () =>
    described(page),
  );
  const [live] = /\b(?:pk_live_|LIVE-)/.exec(page.text) ?? [];
  assert(live === undefined, `${page.call}: keys of a test system`, () => `${live}…`);
  if (!payments?.amazon) return;
  const { isSandbox } = answerOf('getAmazonMerchant', await own.call('getAmazonMerchant'));
  assert(isSandbox, 'isSandbox true', () => 'false');
}

/** Secret keys of Stripe are for servers alone. */
function assertNoSecret({ call, text }: Answer): void {
  const [secret] = /\b(?:sk|rk)_(?:live|test)_/.exec(text) ?? [];
  assert(secret === undefined, `${call}: no secret key`, () => `${secret}…`);
}

/** Begins the same payment several times, which creates one order and leaves the cart as it is. */
export async function begin(
  { visitor, description }: Scene,
  name: 'createPaymentSession' | 'createPaypalOrder',
  bodyOf: (cart: Cart) => unknown,
  orderIn: (answer: Answer) => string,
): Promise<{ readonly own: Visitor; readonly first: Answer }> {
  const own = await visitor();
  await assertTestKeys(own, description);
  const before = await fetchCart(own);
  const body = bodyOf(before);
  refusalIn(await own.call(name, { body, headers: { 'X-Requested-With': null } }));
  const keys = [crypto.randomUUID(), crypto.randomUUID()];
  const create = (key = '') => own.call(name, { body, headers: { 'Idempotency-Key': key } });
  const first = await create(keys[0]);
  const orders = [orderIn(first), orderIn(await create(keys[0])), orderIn(await create(keys[1]))];
  assertSame('number of orders of one cart', 1, new Set(orders).size);
  const after = await fetchCart(own);
  assertSame('cartId', before.cartId, after.cartId);
  assertSame('ids and quantities of the items', quantitiesOf(before), quantitiesOf(after));
  if (description.conditional) await assertVersion(own, name, body);
  return { own, first };
}

/** A payment of a version that the shopper has not seen must be refused. */
async function assertVersion(own: Visitor, name: Parameters<Visitor['call']>[0], body: unknown): Promise<void> {
  const seen = await fetchCart(own);
  await changeQuantity(own, firstOf(seen));
  refusalIn(await own.call(name, { body, headers: { 'If-Match': cartTag(seen) } }), [412]);
}

interface Payload {
  readonly webCheckoutDetails?: unknown;
  readonly paymentDetails?: {
    readonly presentmentCurrency?: string;
    readonly chargeAmount?: { readonly amount?: string; readonly currencyCode?: string };
  };
}

/** What Amazon reads of the payload that a shop has signed. */
export function payloadOf(json: string): Payload {
  try {
    return Object(JSON.parse(json)) as Payload;
  } catch {
    assert(false, 'payloadJSON in JSON', () => json);
  }
}
