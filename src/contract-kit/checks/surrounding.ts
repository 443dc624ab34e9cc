import { cartTag } from '../../domain/cart-tag.ts';
import { cartIn, fetchCart, firstOf, refusalIn } from '../carts.ts';
import type { Check } from '../check.ts';
import { described, type Answer } from '../visitor.ts';
import { demand, demandSame } from '../violation.ts';

export const wishlistChecks: readonly Check[] = [
  {
    id: 'wishlist',
    sentence: {
      en: "A customer's wishlist has the newest product first and none twice; removing one that is not on it succeeds. No cache stores it.",
      de: 'Die Wunschliste eines Kunden hat das neueste Produkt vorn und keines doppelt; ein fehlendes zu entfernen, gelingt. Kein Cache speichert sie.',
    },
    async run({ visitor, description: { wishlist } }) {
      const own = await visitor();
      for (const request of wishlist?.login ?? []) await own.request(request);
      const [first = '', second = ''] = wishlist?.products ?? [];
      const remove = async (...productIds: readonly string[]) =>
        listIn(await own.call('removeWishlistProducts', { body: { productIds } }));
      const add = async (productId: string) => listIn(await own.call('addWishlistProduct', { body: { productId } }));
      const rest = await remove(first, second);
      await add(first);
      demandSame('wishlist', [second, first, ...rest], await add(second));
      demandSame('wishlist after adding a product again', [first, second, ...rest], await add(first));
      const answer = await own.call('getWishlist');
      demandSame('wishlist of GET api/wishlist', [first, second, ...rest], listIn(answer));
      const cached = answer.headers.get('Cache-Control') ?? 'none';
      demand(/\bno-store\b/i.test(cached), 'Cache-Control: no-store', () => `Cache-Control: ${cached}`);
      for (const _ of [1, 2]) demandSame('wishlist after removing a product', [first, ...rest], await remove(second));
      await remove(first);
    },
  },
  {
    id: 'wishlist-of-guests',
    sentence: {
      en: 'The wishlist of a visitor who is not logged in is refused with 401.',
      de: 'Die Wunschliste eines nicht angemeldeten Besuchers wird mit 401 abgelehnt.',
    },
    async run({ visitor }) {
      refusalIn(await (await visitor()).call('getWishlist'), [401, 403]);
    },
  },
];

function listIn(answer: Answer): readonly unknown[] {
  demand(answer.status === 200 && Array.isArray(answer.body), `${answer.call}: a list of product ids`, () =>
    described(answer),
  );
  return answer.body as readonly unknown[];
}

export const conditionalChecks: readonly Check[] = [
  {
    id: 'if-match',
    sentence: {
      en: 'Carts have an ETag of cartId and cartVersion. A change whose If-Match names another version is refused with 412, and nothing changes.',
      de: 'Warenkörbe haben ein ETag aus cartId und cartVersion. Eine Änderung, deren If-Match eine andere Version nennt, wird mit 412 abgelehnt, und nichts ändert sich.',
    },
    async run({ visitor }) {
      const own = await visitor();
      const answer = await own.call('getCart');
      const cart = cartIn(answer);
      const tag = cartTag(cart);
      demandSame('ETag', tag, answer.headers.get('ETag')?.replace(/^W\//, '') ?? null);
      const { id } = firstOf(cart);
      const body = { cartItemId: id, quantity: 8 };
      const changed = cartIn(await own.call('setItemQuantity', { body, headers: { 'If-Match': tag } }));
      const stale = { body: { ...body, quantity: 9 }, headers: { 'If-Match': tag } };
      refusalIn(await own.call('setItemQuantity', stale), [412]);
      demandSame('cart after the refusal', changed, await fetchCart(own));
    },
  },
];

export const originChecks: readonly Check[] = [
  {
    id: 'cors',
    sentence: {
      en: "A page of the other origin may send calls with credentials and the cart's headers; a page of any other origin may not.",
      de: 'Eine Seite der anderen Origin darf Aufrufe mit Anmeldedaten und den Headern des Warenkorbs senden, eine Seite jeder weiteren nicht.',
    },
    async run({ visitor, description: { otherOrigin: origin = '' } }) {
      const own = await visitor();
      const preflight = async (from: string) =>
        own.call('setItemQuantity', {
          method: 'OPTIONS',
          headers: {
            Origin: from,
            'Access-Control-Request-Method': 'POST',
            'Access-Control-Request-Headers': 'content-type,x-requested-with',
            'X-Requested-With': null,
          },
        });
      const allowed = await preflight(origin);
      demand(allowed.status < 300, 'status 200 or 204 of OPTIONS', () => described(allowed));
      const names = (allowed.headers.get('Access-Control-Allow-Headers') ?? '').toLowerCase();
      for (const name of ['content-type', 'x-requested-with']) {
        demand(names.split(/,\s*/).includes(name), `${name} in Access-Control-Allow-Headers`, () => names || 'none');
      }
      for (const answer of [allowed, await own.call('getCart', { headers: { Origin: origin } })]) {
        demandSame('Access-Control-Allow-Origin', origin, answer.headers.get('Access-Control-Allow-Origin'));
        demandSame('Access-Control-Allow-Credentials', 'true', answer.headers.get('Access-Control-Allow-Credentials'));
      }
      const foreign = 'https://foreign.example';
      const found = (await preflight(foreign)).headers.get('Access-Control-Allow-Origin');
      demand(found !== foreign && found !== '*', `no Access-Control-Allow-Origin for ${foreign}`, () => String(found));
    },
  },
];
