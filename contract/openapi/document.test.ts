import { describe, expect, it } from 'vitest';
import { operations } from 'cart-fragment/api';
import { openApiDocument } from './document.ts';
import { fieldDescriptions } from './field-descriptions.ts';
import * as z from 'zod/mini';

interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly pattern?: string;
  readonly description?: string;
}

interface DescribedOperation {
  readonly operationId: string;
  readonly parameters: readonly { readonly $ref?: string }[];
  readonly responses: Readonly<Record<string, { readonly headers?: Readonly<Record<string, unknown>> }>>;
}

const schemas = (openApiDocument() as { components: { schemas: Readonly<Record<string, Schema>> } }).components.schemas;
const named = (ref: string) => schemas[ref.replace(/^.*\//, '')]!;

/** The smallest valid value. */
function smallestOf({ $ref, anyOf, properties, required = [], ...schema }: Schema): unknown {
  if ($ref) return smallestOf(named($ref));
  if (anyOf?.[0]) return smallestOf(anyOf[0]);
  if (schema.enum) return schema.enum[0];
  if ('const' in schema) return schema.const;
  if (properties) return Object.fromEntries(required.map((name) => [name, smallestOf(properties[name]!)]));
  if (schema.items) return [smallestOf(schema.items)];
  return { string: 'x', boolean: true, integer: schema.minimum ?? 1, number: 1 }[String(schema.type)];
}

function schemasIn(schema: Schema): readonly Schema[] {
  const inner = [
    ...Object.values(schema.properties ?? {}),
    ...(schema.anyOf ?? []),
    ...(schema.items ? [schema.items] : []),
  ];
  return [schema, ...inner.flatMap(schemasIn)];
}

const responses = Object.values(operations).filter(({ answer }) => answer !== null);

describe('openApiDocument', () => {
  it.each(responses.map((operation) => [operation.name, operation] as const))(
    'requires no more of a response than the client does: %s',
    (name, operation) => {
      const { paths } = openApiDocument() as {
        paths: Record<string, Record<string, { operationId: string; responses: Record<string, unknown> }>>;
      };
      const described = Object.values(paths)
        .flatMap((methods) => Object.values(methods))
        .find(({ operationId }) => operationId === name);
      const { content } = described!.responses['200'] as { content: { 'application/json': { schema: Schema } } };
      const smallest = smallestOf(content['application/json'].schema);
      expect(z.safeParse(operation.answer as z.ZodMiniType, smallest).error?.issues).toBeUndefined();
    },
  );

  it('has no defaults, because type generators treat such fields as always present', () => {
    const withDefault = Object.values(schemas)
      .flatMap(schemasIn)
      .filter((schema) => 'default' in schema);
    expect(withDefault).toEqual([]);
    expect(schemas['Cart']?.properties?.['vouchers']).toMatchObject({
      description: expect.stringMatching(/ If missing: \[\]$/) as string,
    });
    expect(schemas['Cart']?.required).toEqual(['cartId', 'cartVersion', 'items', 'total']);
  });

  it('requires every field of a request that the cart always sends: all of them, except when adding an item', () => {
    const requests = Object.entries(schemas).filter(([name]) => name.endsWith('Request'));
    expect(requests.length).toBeGreaterThan(10);
    for (const [name, { properties = {}, required }] of requests) {
      const sent = name === 'AddItemRequest' ? ['productId', 'quantity'] : Object.keys(properties);
      expect([name, required]).toEqual([name, sent]);
    }
    expect(Object.keys(schemas['AddItemRequest']?.properties ?? {})).toHaveLength(5);
  });

  const { paths } = openApiDocument() as { paths: Record<string, Record<string, DescribedOperation>> };
  const described = Object.values(paths).flatMap((methods) => Object.values(methods));
  const withParameter = (name: string) =>
    described
      .filter(({ parameters }) => parameters.some(({ $ref }) => $ref === `#/components/parameters/${name}`))
      .map(({ operationId }) => operationId);
  const payments = ['createPaymentSession', 'createPaypalOrder', 'prepareAmazonSession', 'validatePersonalInformation'];
  const cartAnswers = Object.values(operations)
    .filter(({ answer }) => answer === operations.getCart.answer)
    .map(({ name }) => name);
  const changes = cartAnswers.filter((name) => name !== 'getCart');

  it('has If-Match for the payment and for every change of the cart, with a 412', () => {
    expect(changes).toHaveLength(9);
    expect(withParameter('IfMatch').toSorted()).toEqual([...payments, ...changes].toSorted());
    const refusing = described.filter(({ responses }) => '412' in responses).map(({ operationId }) => operationId);
    expect(refusing.toSorted()).toEqual(withParameter('IfMatch').toSorted());
  });

  it('has an Idempotency-Key for the creation of orders', () => {
    expect(withParameter('IdempotencyKey').toSorted()).toEqual(['createPaymentSession', 'createPaypalOrder']);
  });

  const statusesOf = (name: string) =>
    Object.keys(described.find(({ operationId }) => operationId === name)!.responses).join(' ');

  it.each([
    ['getCart', '200 401 404 409 410 429 default'],
    ['getDeliveryTerms', '200 401 409 429 default'],
    ['removeCoupon', '200 401 403 409 412 429 default'],
    ['setItemQuantity', '200 400 401 403 404 409 412 413 422 429 default'],
    ['reserveAppointments', '200 401 403 409 422 429 default'],
    ['getPaymentAvailability', '200 401 409 422 429 default'],
    ['addWishlistProduct', '200 400 401 403 404 409 410 413 422 429 default'],
    ['createPaypalOrder', '200 400 401 403 409 412 413 422 429 default'],
    ['postCheckoutProceeded', '204 400 401 403 409 413 422 429 default'],
  ])('declares the statuses of %s', (name, statuses) => {
    expect(statusesOf(name)).toBe(statuses);
  });

  it('describes every field of what an answer is made of', () => {
    const own = Object.entries(schemas).filter(
      ([name]) => !/Request$|Response$|^(Address|PersonalInformation)$/.test(name),
    );
    const silent = own.flatMap(([name, { properties = {} }]) =>
      Object.entries(properties).flatMap(([field, { description = '' }]) =>
        /^(If missing: \S+|May be missing)?$/.test(description) ? `${name}.${field}` : [],
      ),
    );
    expect(silent).toEqual([]);
    expect(schemas['Product']?.properties?.['originalPrice']?.description).toContain('30 days');
    expect(
      schemas['CartItem']?.properties?.['product']?.anyOf?.[0]?.properties?.['originalPrice']?.description,
    ).toContain('§ 11 PAngV');
  });

  it('describes only fields that exist', () => {
    const text = JSON.stringify(schemas);
    const texts = Object.values(fieldDescriptions).flatMap((own) => Object.values(own));
    const descriptions = texts.map((one) => (typeof one === 'string' ? one : one.description));
    expect(descriptions.filter((one) => !text.includes(JSON.stringify(one).slice(1, -1)))).toEqual([]);
  });

  it('bounds every amount', () => {
    const amounts = Object.values(schemas)
      .flatMap(schemasIn)
      .flatMap(({ properties = {} }) => Object.entries(properties))
      .filter(([name]) => /^(amount|points)$/.test(name));
    expect(amounts.length).toBeGreaterThan(3);
    const isBounded = ({ maximum, pattern, properties }: Schema) => Boolean(maximum ?? pattern ?? properties);
    expect(amounts.filter(([, schema]) => !isBounded(schema))).toEqual([]);
  });

  it('links to operations that exist', () => {
    const { links } = (openApiDocument() as { components: { links: Record<string, { operationId: string }> } })
      .components;
    const named = Object.values(links).map(({ operationId }) => operationId);
    expect(named.filter((name) => !Object.hasOwn(operations, name))).toEqual([]);
    expect(named.length).toBeGreaterThan(8);
  });

  it('asks for a session, and for answers that no cache stores', () => {
    expect(openApiDocument()).toMatchObject({
      security: [{ session: [] }],
      components: { securitySchemes: { session: { type: 'apiKey', in: 'cookie' } } },
    });
    const uncached = described.filter(({ responses }) => responses['200']?.headers?.['Cache-Control']);
    expect(uncached.map(({ operationId }) => operationId).toSorted()).toEqual(['getCart', 'getWishlist']);
  });

  it('has an ETag for every answer that is a cart', () => {
    const tagged = described.filter(({ responses }) => responses['200']?.headers?.['ETag']);
    expect(tagged.map(({ operationId }) => operationId).toSorted()).toEqual(cartAnswers.toSorted());
  });

  it("documents both names of an item's id", () => {
    for (const [request, name] of [
      ['SetItemQuantityRequest', 'cartItemId'],
      ['SetItemPackagingRequest', 'itemId'],
    ] as const) {
      expect(schemas[request]?.properties?.[name]).toMatchObject({
        description: 'The id of the item, called cartItemId or itemId. Accept both names.',
      });
    }
  });
});
