import { cartTag } from 'cart-fragment/api';
import { cartIn, fetchCart, firstOf, refusalIn } from '../carts.ts';
import type { Check } from '../check.ts';
import { described } from '../visitor.ts';
import { assert, assertSame } from '../violation.ts';

export const conditionalChecks: readonly Check[] = [
  {
    id: 'if-match',
    sentence:
      'Carts have an ETag of cartId and cartVersion. A change whose If-Match names another version is refused with 412, and nothing changes; a weak tag matches.',
    async run({ visitor, largestQuantity }) {
      const own = await visitor();
      const answer = await own.call('getCart');
      const cart = cartIn(answer);
      const tag = cartTag(cart);
      assertSame('ETag', tag, answer.headers.get('ETag')?.replace(/^W\//, '') ?? null);
      const { id, quantity } = firstOf(cart);
      const body = { cartItemId: id, quantity: quantity === 1 ? 2 : 1 };
      const changed = cartIn(await own.call('setItemQuantity', { body, headers: { 'If-Match': tag } }));
      const weak = { body: { cartItemId: id, quantity }, headers: { 'If-Match': `W/${cartTag(changed)}` } };
      const again = cartIn(await own.call('setItemQuantity', weak));
      const stale = { body: { ...body, quantity: Math.min(3, largestQuantity) }, headers: { 'If-Match': tag } };
      refusalIn(await own.call('setItemQuantity', stale), [412]);
      refusalIn(await own.call('removeItem', { body: { cartItemId: id }, headers: stale.headers }), [412]);
      assertSame('cart after the refusal', again, await fetchCart(own));
    },
  },
];

export const originChecks: readonly Check[] = [
  {
    id: 'cors',
    sentence:
      "A page of the other origin may send calls with credentials and the cart's headers; a page of any other origin may not.",
    async run({ visitor, description: { otherOrigin: origin = '' } }) {
      const own = await visitor();
      const exposing = await own.call('getCart', { headers: { Origin: origin } });
      const exposed = listOf(exposing.headers.get('Access-Control-Expose-Headers'));
      // The cart sends both once it has read an ETag.
      const conditional = exposed.includes('etag') ? ['if-match', 'idempotency-key'] : [];
      const asked = ['content-type', 'x-requested-with', ...conditional];
      const preflight = async (from: string) =>
        own.call('setItemQuantity', {
          method: 'OPTIONS',
          headers: {
            Origin: from,
            'Access-Control-Request-Method': 'POST',
            // Some shops allow what is asked for.
            'Access-Control-Request-Headers': asked.join(','),
            'X-Requested-With': null,
          },
        });
      const allowed = await preflight(origin);
      assert(allowed.status < 300, 'status 200 or 204 of OPTIONS', () => described(allowed));
      const names = listOf(allowed.headers.get('Access-Control-Allow-Headers'));
      for (const name of ['content-type', 'x-requested-with']) {
        assert(names.includes(name), `${name} in Access-Control-Allow-Headers`, () => names.join(', ') || 'none');
      }
      assert(
        exposed.includes('retry-after'),
        'Retry-After in Access-Control-Expose-Headers',
        () => exposed.join(', ') || 'none',
      );
      for (const name of conditional) {
        assert(names.includes(name), `${name} in Access-Control-Allow-Headers, as ETag is exposed`, () =>
          names.join(', '),
        );
      }
      for (const answer of [allowed, exposing]) {
        assertSame('Access-Control-Allow-Origin', origin, answer.headers.get('Access-Control-Allow-Origin'));
        assertSame('Access-Control-Allow-Credentials', 'true', answer.headers.get('Access-Control-Allow-Credentials'));
      }
      const foreign = 'https://foreign.example';
      for (const answer of [await preflight(foreign), await own.call('getCart', { headers: { Origin: foreign } })]) {
        const found = answer.headers.get('Access-Control-Allow-Origin');
        assert(found !== foreign && found !== '*', `no Access-Control-Allow-Origin for ${foreign}`, () =>
          String(found),
        );
      }
    },
  },
];

const listOf = (header: string | null) => (header ?? '').toLowerCase().split(/,\s*/).filter(Boolean);
