import { cartSchema } from '../../api/schemas/cart.ts';
import { droppedValues } from '../../api/schemas/dropped-values.ts';
import { inspectCart } from '../../domain/broken-values.ts';
import { packagingTypes } from '../../domain/packaging.ts';
import { discountTypes, productTypes } from '../../domain/product.ts';
import { shippingMethods } from '../../domain/shipping.ts';
import { fold } from '../../domain/spelling.ts';
import { cartIn, countable, assertAmounts, assertSums, fetchCart } from '../carts.ts';
import type { Check } from '../check.ts';
import { assert, assertSame } from '../violation.ts';

/** What a page needs to show a cart. */
export const readingChecks: readonly Check[] = [
  {
    id: 'cart',
    sentence: {
      en: 'GET api/cart answers with the cart of the visitor, as application/json.',
      de: 'GET api/cart antwortet mit dem Warenkorb des Besuchers, als application/json.',
    },
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
    sentence: {
      en: 'Enumerations are spelled as in openapi.json, in PascalCase or snake_case, and links and pictures have addresses that the cart uses.',
      de: 'Aufzählungen sind wie in openapi.json geschrieben, in PascalCase oder snake_case, und Links und Bilder haben Adressen, die der Warenkorb nutzt.',
    },
    async run({ visitor, baseUrl }) {
      const own = await visitor();
      for (const { kind, path, found } of inspectCart(await fetchCart(own), baseUrl)) {
        assert(kind !== 'dropped URL', `${path}: an address with http, https or a path`, () => found);
      }
      for (const { kind, path, found } of droppedValues(cartSchema, (await own.call('getCart')).body)) {
        assert(kind !== 'unknown value' || !isMisspelled(found), `${path}: a known spelling`, () => found);
      }
    },
  },
  {
    id: 'no-store',
    sentence: {
      en: 'GET api/cart answers with Cache-Control: no-store.',
      de: 'GET api/cart antwortet mit Cache-Control: no-store.',
    },
    async run({ visitor }) {
      const { headers } = await (await visitor()).call('getCart');
      const found = headers.get('Cache-Control') ?? 'none';
      assert(/\bno-store\b/i.test(found), 'Cache-Control: no-store', () => `Cache-Control: ${found}`);
    },
  },
  {
    id: 'amounts',
    sentence: {
      en: 'Amounts are decimals in major units, never negative, with whole cents, in one currency for the whole cart.',
      de: 'Beträge sind Dezimalzahlen, nie negativ, mit ganzen Cent, im ganzen Warenkorb in einer Währung.',
    },
    async run({ visitor, largestQuantity }) {
      const own = await visitor();
      const cart = await fetchCart(own);
      for (const quantity of [2, Math.min(7, largestQuantity)]) {
        const [item] = countable(cart, 1);
        const answer = await own.call('setItemQuantity', { body: { cartItemId: item?.id, quantity } });
        assertAmounts(answer.body, cartIn(answer));
      }
    },
  },
  {
    id: 'sums',
    sentence: {
      en: 'The total is exact to the cent: items, packagings and shipping, minus the discount and the deductions of vouchers.',
      de: 'Die Gesamtsumme stimmt auf den Cent: Artikel, Verpackungen und Versand, minus Rabatt und eingelöste Gutscheine.',
    },
    async run({ visitor, largestQuantity }) {
      const own = await visitor();
      assertSums(await fetchCart(own));
      for (const { id } of countable(await fetchCart(own), 2).slice(0, 2)) {
        for (const quantity of [2, Math.min(9, largestQuantity)]) {
          assertSums(cartIn(await own.call('setItemQuantity', { body: { cartItemId: id, quantity } })));
        }
      }
    },
  },
  {
    id: 'sessions',
    sentence: {
      en: "A visitor sees a cart of their own: another visitor's changes are not in it.",
      de: 'Jeder Besucher hat einen eigenen Warenkorb: Änderungen anderer Besucher sind nicht darin.',
    },
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
    sentence: {
      en: "Scripts cannot read the session's cookie (HttpOnly), and other sites do not send it (SameSite).",
      de: 'Skripte können das Cookie der Sitzung nicht lesen (HttpOnly), und fremde Seiten senden es nicht (SameSite).',
    },
    async run({ visitor, description }) {
      const own = await visitor();
      await own.call('getCart');
      for (const cookie of new Set(own.cookies)) {
        // Without another cookie, such as that of a load balancer, the cart is the same.
        const [name] = cookie.split('=');
        const { text } = await own.call('getCart');
        if ((await own.at({ cookie: `${name}=` }).call('getCart')).text === text) continue;
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
];

const quantities = ({ items }: Awaited<ReturnType<typeof fetchCart>>) => items.map(({ quantity }) => quantity);

const known = [packagingTypes, productTypes, discountTypes, shippingMethods].flatMap((spelling) =>
  spelling.known.map(fold),
);

/** An unknown value is shown by its title; one that has the letters of a known one is a mistake. */
const isMisspelled = (value: string) => known.includes(value.replaceAll(/[^a-z]/gi, '').toLowerCase());
