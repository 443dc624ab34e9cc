import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type * as z from 'zod/mini';
import { buildAppointment, buildCart, buildItem } from '../../test-support/cart-builders.ts';
import { cartSchema } from './cart.ts';
import { changesetSchema } from './changeset.ts';
import { deliveryTermsSchema } from './delivery-term.ts';
import { errorAnswerSchema } from './error-answer.ts';
import { fragmentDataSchema } from './fragment-data.ts';
import { packagingVariantsSchema } from './packaging.ts';
import { wishlistSchema } from './wishlist.ts';

type Schemas = Readonly<Record<string, Pick<z.ZodMiniType, 'safeParse'>>>;

const byZod: Schemas = {
  cartSchema,
  changesetSchema,
  deliveryTermsSchema,
  errorAnswerSchema,
  fragmentDataSchema,
  packagingVariantsSchema,
  wishlistSchema,
};

async function loadByReader(): Promise<Schemas> {
  vi.resetModules();
  vi.doMock('zod/mini', () => import('./reader.ts'));
  return {
    ...(await import('./cart.ts')),
    ...(await import('./changeset.ts')),
    ...(await import('./delivery-term.ts')),
    ...(await import('./error-answer.ts')),
    ...(await import('./fragment-data.ts')),
    ...(await import('./packaging.ts')),
    ...(await import('./wishlist.ts')),
  };
}

const cart = buildCart({
  items: [buildItem({ id: '1' }), buildItem({ id: '2', quantity: 2, appointment: buildAppointment() })],
});
const money = { amount: 10.5, currencyCode: 'EUR' };
const changed = [{ productId: 'p-1', title: 'Ballonfahrt', differenceAmount: money }];
const changeset = { type: 'price_increased', message: null, changes: { priceIncreasedItems: changed } };

const examples: Readonly<Record<string, unknown>> = {
  cartSchema: cart,
  changesetSchema: changeset,
  deliveryTermsSchema: [{ packagingType: 'gift_box', shippingMethod: 'BoxExpress', date: null, text: 'morgen' }],
  errorAnswerSchema: { errorCode: 300, category: 'discount_error', fields: { appointmentIds: ['a-1'] } },
  fragmentDataSchema: {
    id: 'cart-fragment',
    baseUrl: '/shop/',
    locale: 'de',
    tenant: 'JS_DE',
    sentry: { enabled: true, dsn: 'https://key@errors.example/1', ignorePatterns: ['Script error'] },
    rootComponentProps: {
      initialCart: cart,
      initialChangeset: changeset,
      initialErrorCode: 702,
      nextStepUrl: '/checkout',
      mode: 'redemption',
      allowedOrigins: ['https://pay.example'],
      tenantConfig: { urls: { web: { href: '/', label: 'Shop' }, redemption: '/redeem' }, notCountableSkus: ['1'] },
      payments: { amazonPay: { scriptUrl: '/a.js', publicKeyId: 'k', storeId: 's' } },
    },
  },
  packagingVariantsSchema: {
    variantId: 'v',
    variants: [{ variantId: 'v-1', title: 'Rot', price: { gross: money }, image: null }],
  },
  wishlistSchema: ['p-1', 'p-2'],
};

/** Every place in an example, by its path. */
function placesIn(value: unknown, path: readonly string[] = []): readonly (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, inner]) => placesIn(inner, [...path, key]))];
}

const gone = Symbol('gone');

function changedAt(value: unknown, [key, ...rest]: readonly string[], replacement: unknown): unknown {
  if (key === undefined) return replacement === gone ? undefined : replacement;
  const copy = Array.isArray(value) ? [...(value as unknown[])] : { ...(value as object) };
  if (rest.length === 0 && replacement === gone) Reflect.deleteProperty(copy, key);
  else Reflect.set(copy, key, changedAt((value as Record<string, unknown>)[key], rest, replacement));
  return copy;
}

const replacement = fc.oneof(
  fc.constantFrom<unknown>(gone, null, undefined, '', 'EUR', 0, -0, -1, 0.5, 1e300, NaN, Infinity, true, [], {}),
  fc.string(),
  fc.double(),
  fc.anything(),
);

describe('reader', () => {
  let byReader: Schemas;
  beforeAll(async () => {
    byReader = await loadByReader();
  });
  afterAll(() => {
    vi.doUnmock('zod/mini');
    vi.resetModules();
  });

  it('is no zod', () => {
    for (const name of Object.keys(byZod)) expect(byReader[name]).not.toHaveProperty('_zod');
  });

  it.each(Object.keys(byZod))('reads and refuses what zod does, at the same fields, for %s', (name) => {
    const example = examples[name];
    expect(byReader[name]!.safeParse(example).success).toBe(true);
    const places = placesIn(example);
    const change = fc.tuple(fc.constantFrom(...places), replacement);
    fc.assert(
      fc.property(fc.array(change, { maxLength: 3 }), (changes) => {
        let given = example;
        for (const [path, value] of changes) {
          const isThere = placesIn(given).some((place) => place.join('\0') === path.join('\0'));
          if (isThere) given = changedAt(given, path, value);
        }
        const one = byZod[name]!.safeParse(given);
        const other = byReader[name]!.safeParse(given);
        expect(other.success).toBe(one.success);
        expect(other.data).toEqual(one.data);
        expect(other.error?.issues.map(({ path }) => path)).toEqual(one.error?.issues.map(({ path }) => path));
      }),
      { numRuns: 200 },
    );
  });
});
