import {
  cartSchema,
  discountTypes,
  droppedValues,
  packagingTypes,
  productTypes,
  shippingMethods,
} from 'cart-fragment/api';
import { cartIn, countable, fetchCart, refusalIn } from '../carts.ts';
import type { Check, Scene } from '../check.ts';
import { assert, assertSame } from '../violation.ts';
import type { Visitor } from '../visitor.ts';

/** What a page needs to show a cart. */
export const readingChecks: readonly Check[] = [
  {
    id: 'cart',
    sentence: 'GET api/cart answers with the cart of the visitor, as application/json.',
    async run({ visitor }) {
      const own = await visitor();
      const cart = cartIn(await own.call('getCart'));
      countable(cart, 2);
      const ids = cart.items.map(({ id }) => id);
      assertSame('number of different item ids', ids.length, new Set(ids).size);
      const raw = ((await own.call('getCart')).body as { readonly items?: readonly unknown[] }).items ?? [];
      assertSame('items, of which none is repeated', ids.length, raw.length);
    },
  },
  {
    id: 'values',
    sentence:
      'Enumerations are spelled as in openapi.json, in PascalCase or snake_case, and links and pictures have addresses that the cart uses.',
    async run({ visitor }) {
      const own = await visitor();
      for (const { kind, path, found } of droppedValues(cartSchema, (await own.call('getCart')).body)) {
        assert(kind !== 'dropped URL', `${path}: an address with http, https or a path`, () => found);
        assert(kind !== 'unknown value' || !isMisspelled(found), `${path}: a known spelling`, () => found);
      }
    },
  },
  {
    id: 'no-store',
    sentence: 'GET api/cart answers with Cache-Control: no-store.',
    async run({ visitor }) {
      const { headers } = await (await visitor()).call('getCart');
      const found = headers.get('Cache-Control') ?? 'none';
      assert(/\bno-store\b/i.test(found), 'Cache-Control: no-store', () => `Cache-Control: ${found}`);
    },
  },
  {
    id: 'amounts',
    sentence:
      'Amounts are decimals in major units, never negative, with whole cents, in one currency for the whole cart.',
    run: (scene) => multiply(scene, [2, 7]),
  },
  {
    id: 'sums',
    sentence:
      'The total is exact to the cent: items, packagings and shipping, minus the discount and the deductions of vouchers.',
    run: (scene) =>
      multiply(
        scene,
        [...Array(25).keys()].map((index) => index + 1),
      ),
  },
  {
    id: 'sessions',
    sentence: "A visitor sees a cart of their own: another visitor's changes are not in it.",
    async run({ visitor }) {
      const [one, other] = [await visitor(), await visitor()];
      const before = await fetchCart(other);
      const [item] = countable(await fetchCart(one), 1);
      await one.call('setItemQuantity', { body: { cartItemId: item?.id, quantity: item?.quantity === 1 ? 2 : 1 } });
      const after = await fetchCart(other);
      assertSame("quantities of the other visitor's cart", quantities(before), quantities(after));
    },
  },
  {
    id: 'cookies',
    sentence: "Scripts cannot read the session's cookie (HttpOnly), and other sites do not send it (SameSite).",
    async run({ visitor, description }) {
      const own = await visitor();
      await own.call('getCart');
      for (const cookie of new Set(own.cookies)) {
        if (!(await isOfSession(own, cookie.split('=')[0] ?? ''))) continue;
        assert(/;\s*HttpOnly/i.test(cookie), 'a cookie with HttpOnly', () => cookie.replace(/=[^;]*/, '=…'));
        const isSafe =
          /;\s*SameSite=(Lax|Strict)/i.test(cookie) ||
          /;\s*SameSite=None.*;\s*Secure|;\s*Secure.*;\s*SameSite=None/i.test(cookie);
        assert(isSafe, 'a cookie with SameSite=Lax, or SameSite=None; Secure', () => cookie.replace(/=[^;]*/, '=…'));
      }
      assert(
        own.cookies.length > 0 || description.session.cookie !== undefined,
        'a Set-Cookie header with the page or the first call',
        () => 'none',
      );
    },
  },
  {
    id: 'unknown-session',
    sentence:
      'A call with a session that the shop does not know gets 409 and no cookie: it may be late, and the visitor logged in since.',
    async run({ visitor, description: { session, wishlist } }) {
      const own = await visitor();
      const cart = await fetchCart(own);
      const item = countable(cart, 1)[0];
      for (const name of new Set([...own.cookies, session.cookie ?? ''].map((cookie) => cookie.split('=')[0] ?? ''))) {
        if (name === '' || !(await isOfSession(own, name))) continue;
        // No shop opens sessions of this name.
        const late = (await visitor()).at({ cookie: `${name}=unknown~session` });
        const body = { cartItemId: item?.id, quantity: 2 };
        const answers = [await late.call('getCart'), await late.call('setItemQuantity', { body })];
        if (wishlist) answers.push(await late.call('getWishlist'));
        for (const answer of answers) {
          const set = answer.headers.getSetCookie().find((cookie) => cookie.startsWith(`${name}=`));
          assert(set === undefined, `${answer.call}: no Set-Cookie of ${name}`, () =>
            String(set).replace(/=[^;]*/, '=…'),
          );
          refusalIn(answer, [409]);
        }
      }
    },
  },
];

/** Without another cookie, such as that of a load balancer, the cart is the same. */
async function isOfSession(own: Visitor, name: string): Promise<boolean> {
  const { text } = await own.call('getCart');
  return (await own.at({ cookie: `${name}=` }).call('getCart')).text !== text;
}

/** Each cart that a rule sees has to have right sums and amounts. */
async function multiply({ visitor, largestQuantity }: Scene, quantities: readonly number[]): Promise<void> {
  const own = await visitor();
  for (const { id } of countable(await fetchCart(own), 2).slice(0, mostItems)) {
    for (const quantity of quantities.filter((one) => one <= largestQuantity)) {
      cartIn(await own.call('setItemQuantity', { body: { cartItemId: id, quantity } }));
    }
  }
}

const mostItems = 3;

const quantities = ({ items }: Awaited<ReturnType<typeof fetchCart>>) => items.map(({ quantity }) => quantity);

/** An unknown value is shown by its title; one that has the letters of a known one is a mistake. */
function isMisspelled(value: string): boolean {
  const letters = value.replaceAll(/[^a-z]/gi, '');
  return [packagingTypes, productTypes, discountTypes, shippingMethods].some((spelling) =>
    spelling.isKnown(spelling.read(letters)),
  );
}
