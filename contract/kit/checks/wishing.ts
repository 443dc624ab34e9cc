import { operations } from 'cart-fragment/api';
import { assertAmounts, refusalIn } from '../carts.ts';
import type { Check, Scene } from '../check.ts';
import { described, succeeded, type Answer, type Visitor } from '../visitor.ts';
import { assert, assertSame } from '../violation.ts';

export const wishlistChecks: readonly Check[] = [
  {
    id: 'wishlist',
    sentence:
      "A customer's wishlist has the newest product first and none twice; removing one that is not on it succeeds. No cache stores it.",
    async run(scene) {
      const own = await customer(scene);
      const { first, second } = productsOf(scene);
      const rest = await remove(own, first, second);
      const foreign = { body: { productId: second }, headers: { 'X-Requested-With': null } };
      refusalIn(await own.call('addWishlistProduct', foreign));
      await add(own, first);
      assertSame('wishlist', [second, first, ...rest], await add(own, second));
      assertSame('wishlist after adding a product again', [first, second, ...rest], await add(own, first));
      const answer = await own.call('getWishlist');
      assertSame('wishlist of GET api/wishlist', [first, second, ...rest], listIn(answer));
      const cached = answer.headers.get('Cache-Control') ?? 'none';
      assert(/\bno-store\b/i.test(cached), 'Cache-Control: no-store', () => `Cache-Control: ${cached}`);
      for (const _ of [1, 2])
        assertSame('wishlist after removing a product', [first, ...rest], await remove(own, second));
      await remove(own, first);
    },
  },
  {
    id: 'wishlist-of-guests',
    sentence: 'The wishlist of a visitor who is not logged in is refused with 401 or 403.',
    async run({ visitor }) {
      refusalIn(await (await visitor()).call('getWishlist'), [401, 403]);
    },
  },
  {
    id: 'wishlist-at-login',
    sentence:
      "A guest's products, sent oldest first after the login, are in front of those that the customer has, none twice.",
    async run(scene) {
      const own = await customer(scene);
      const { first, second } = productsOf(scene);
      const rest = await remove(own, first, second);
      const kept = await add(own, first);
      for (const request of scene.description.wishlist?.login ?? []) await own.request(request);
      assertSame('wishlist after the next login', kept, listIn(await own.call('getWishlist')));
      for (const product of [second, first]) await add(own, product);
      assertSame('wishlist', [first, second, ...rest], listIn(await own.call('getWishlist')));
      await remove(own, first, second);
    },
  },
  {
    id: 'full-wishlist',
    sentence:
      'A wishlist has room for 99 products. Another one is refused with COUNT_EXCEEDED without effect, one that is on it moves to the front.',
    isOffered: ({ wishlist }) => wishlist?.fill !== undefined,
    async run(scene) {
      const own = await customer(scene);
      const { first, second } = productsOf(scene);
      await remove(own, first, second);
      for (const request of scene.description.wishlist?.fill ?? []) await own.request(request);
      const others = listIn(await own.call('getWishlist'));
      assertSame('number of products after "fill" of the description', 98, others.length);
      const full = await add(own, first);
      assertSame('wishlist with the 99th product', [first, ...others], full);
      const refused = await own.call('addWishlistProduct', { body: { productId: second } });
      const isNamed = refused.status >= 400 && refused.status < 500 && hasValue(refused.body, 'COUNT_EXCEEDED');
      assert(isNamed, `${refused.call}: refused with COUNT_EXCEEDED`, () => described(refused));
      assertSame('wishlist after the refusal', full, listIn(await own.call('getWishlist')));
      const [gone, ...kept] = others;
      assertSame('wishlist after removing a product', [first, ...kept], await remove(own, String(gone)));
      assertSame('wishlist with another product instead', [second, first, ...kept], await add(own, second));
      assertSame('wishlist after adding a product of it again', [first, second, ...kept], await add(own, first));
      await remove(own, ...[first, second, ...kept].map(String));
    },
  },
  {
    id: 'product-details',
    sentence:
      'product-details answers with the product of an entry. An unknown one is refused with 404 or 410, also by add-products.',
    async run(scene) {
      const own = await customer(scene);
      for (const id of scene.description.wishlist?.products ?? []) {
        const answer = await own.call('getProductDetails', { params: { id } });
        const read = operations.getProductDetails.answer.safeParse(answer.body);
        assert(succeeded(answer) && read.success, `${answer.call}: a product as the schema Product describes it`, () =>
          described(answer),
        );
        assertSame('id', id, read.data.id);
        assert(read.data.title !== '', 'a title', () => 'none');
        const { price } = Object(answer.body) as { readonly price?: unknown };
        assert(read.data.price !== null || !price, 'a price as the schema Price describes it', () =>
          JSON.stringify(price),
        );
        assertAmounts(answer.body, read.data);
      }
      const gone = [404, 410];
      refusalIn(await own.call('getProductDetails', { params: { id: 'no-such-product' } }), gone);
      const before = listIn(await own.call('getWishlist'));
      refusalIn(await own.call('addWishlistProduct', { body: { productId: 'no-such-product' } }), gone);
      assertSame('wishlist after the refusal', before, listIn(await own.call('getWishlist')));
    },
  },
];

async function customer({ visitor, description }: Scene): Promise<Visitor> {
  const own = await visitor();
  for (const request of description.wishlist?.login ?? []) await own.request(request);
  return own;
}

function productsOf({ description }: Scene): { readonly first: string; readonly second: string } {
  const [first = '', second = ''] = description.wishlist?.products ?? [];
  return { first, second };
}

async function add(own: Visitor, productId: string): Promise<readonly unknown[]> {
  return listIn(await own.call('addWishlistProduct', { body: { productId } }));
}

async function remove(own: Visitor, ...productIds: readonly string[]): Promise<readonly unknown[]> {
  return listIn(await own.call('removeWishlistProducts', { body: { productIds } }));
}

function listIn(answer: Answer): readonly unknown[] {
  assert(succeeded(answer) && Array.isArray(answer.body), `${answer.call}: a list of product ids`, () =>
    described(answer),
  );
  return answer.body as readonly unknown[];
}

/** Whether a field, or one of an object in it, has the value. */
function hasValue(body: unknown, value: string): boolean {
  if (typeof body !== 'object' || body === null) return body === value;
  return Object.values(body).some((inner) => hasValue(inner, value));
}
