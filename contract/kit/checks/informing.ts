import { packagingTypes, shippingMethods } from 'cart-fragment/api';
import { fetchCart, refusalIn } from '../carts.ts';
import type { Check } from '../check.ts';
import { assert, assertSame } from '../violation.ts';
import { described, shortened, succeeded } from '../visitor.ts';

export const deliveryTermChecks: readonly Check[] = [
  {
    id: 'delivery-terms',
    sentence:
      'Each delivery term has a packaging, a shipping method and a text, and no pair of packaging and method is there twice.',
    async run({ visitor }) {
      const own = await visitor();
      const answer = await own.call('getDeliveryTerms');
      const isList = succeeded(answer) && Array.isArray(answer.body) && answer.body.length > 0;
      assert(
        isList,
        `${answer.call}: a list with delivery terms; omit deliveryTerms from the description if you have none`,
        () => described(answer),
      );
      const ofCart = (await fetchCart(own)).availableShippingMethods.map(({ method }) => method);
      const seen = new Set<string>();
      for (const term of answer.body as readonly unknown[]) {
        const { packagingType, shippingMethod, date, text } = (term ?? {}) as Partial<Record<string, unknown>>;
        const shown = () => shortened(JSON.stringify(term));
        assert(isSpelled(packagingType, packagingTypes), `packagingType: ${packagingTypes.known.join(', ')}`, shown);
        const isMethod =
          isSpelled(shippingMethod, shippingMethods) || ofCart.includes(shippingMethods.read(String(shippingMethod)));
        assert(isMethod, `shippingMethod: ${shippingMethods.known.join(', ')}, or one of the cart`, shown);
        assert(typeof text === 'string' && text.trim() !== '', 'a text for shoppers', shown);
        assert(date === undefined || date === null || isDay(date), 'date: YYYY-MM-DD, or none', shown);
        const pair = `${packagingTypes.read(String(packagingType))} by ${shippingMethods.read(String(shippingMethod))}`;
        assert(!seen.has(pair), `one term for ${pair}`, () => 'two');
        seen.add(pair);
      }
    },
  },
];

interface Spelled {
  readonly read: (value: string) => string;
  readonly isKnown: (value: string) => boolean;
}

function isSpelled(value: unknown, spelling: Spelled): boolean {
  return typeof value === 'string' && spelling.isKnown(spelling.read(value));
}

function isDay(value: unknown): boolean {
  const day = typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) ? new Date(`${value}T00:00:00Z`) : null;
  return day !== null && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(String(value));
}

export const eventChecks: readonly Check[] = [
  {
    id: 'events',
    sentence: 'Events are answered with 204, change nothing, and are refused without X-Requested-With.',
    async run({ visitor, description: { payments } }) {
      const own = await visitor();
      const before = await fetchCart(own);
      const { cartId } = before;
      const express = payments ? (['postExpressStarted', 'postExpressFinished'] as const) : [];
      for (const name of [
        'postCheckoutProceeded',
        'postGiftWrapOpened',
        'postServiceInfoOpened',
        ...express,
      ] as const) {
        const isExpress = name.startsWith('postExpress');
        const body = { cartId, ...(isExpress && { paymentType: payments?.session ?? 'PayPal' }) };
        const answer = await own.call(name, { body });
        assert(answer.status === 204, `${answer.call}: status 204`, () => described(answer));
        refusalIn(await own.call(name, { body, headers: { 'X-Requested-With': null } }));
      }
      assertSame('cart after the events', before, await fetchCart(own));
    },
  },
];
