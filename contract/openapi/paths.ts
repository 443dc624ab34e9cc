import { cartSchema, type NamedOperation, operations } from 'cart-fragment/api';
import { conditionalOperations, idempotentOperations } from '../calls/optional-headers.ts';
import * as z from 'zod/mini';
import { callExamples, type CallExample } from './examples/calls.ts';
import { linksOf } from './links.ts';
import { operationTexts } from './operation-texts.ts';
import { refusalsOf } from './refusals.ts';
import { reading, referenceTo, type Json, type Names } from './schemas.ts';

export const sections = {
  cart: 'The cart and its changes',
  delivery: 'Delivery terms and packagings',
  payment: 'Express payment',
  products: 'Products and appointments',
  wishlist: 'The wishlist of a logged-in customer',
  events: 'Event posts',
};

const sectionsByFolder: Readonly<Record<string, keyof typeof sections>> = {
  cart: 'cart',
  'delivery-terms': 'delivery',
  packagings: 'delivery',
  'payment-methods': 'payment',
  'product-details': 'products',
  'reserve-appointments': 'products',
  wishlist: 'wishlist',
  event: 'events',
};

export function pathsOf(names: Names): Json {
  const paths: Record<string, Record<string, Json>> = {};
  for (const [name, operation] of Object.entries(operations).toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    const methods = (paths[`/${operation.path}`] ??= {});
    methods[operation.method.toLowerCase()] = describe(operation, names, callExamples[name as keyof typeof operations]);
  }
  return paths;
}

function describe(operation: NamedOperation, names: Names, example: CallExample): Json {
  const parameter = (name: string) => ({ $ref: `#/components/parameters/${name}` });
  const listed = (some: readonly string[]) => some.includes(operation.name);
  return {
    operationId: operation.name,
    ...operationTexts[operation.name as keyof typeof operations],
    tags: [sectionsByFolder[operation.path.split('/')[1] ?? '']],
    parameters: [
      ...parametersOf(operation.params, 'path', example.params),
      ...parametersOf(operation.query, 'query', example.query),
      ...(operation.method === 'POST' ? [parameter('RequestedWith')] : []),
      ...(listed(conditionalOperations) ? [parameter('IfMatch')] : []),
      ...(listed(idempotentOperations) ? [parameter('IdempotencyKey')] : []),
    ],
    ...(operation.body && {
      requestBody: { required: true, content: content(operation.body, names, example.request) },
    }),
    responses: { ...success(operation, names, example.answer), ...refusalsOf(operation) },
  };
}

function success(operation: NamedOperation, names: Names, example: unknown): Json {
  if (!operation.answer) return { 204: { description: 'No content' } };
  const headers = {
    ...(operation.answer === cartSchema && { ETag: { $ref: '#/components/headers/CartTag' } }),
    ...(neverCached.includes(operation.name) && { 'Cache-Control': { $ref: '#/components/headers/NoStore' } }),
  };
  const links = linksOf(names.get(operation.answer)?.id);
  return {
    200: {
      description: 'OK',
      ...(Object.keys(headers).length > 0 && { headers }),
      content: content(operation.answer, names, example),
      ...(links && { links }),
    },
  };
}

const neverCached = ['getCart', 'getWishlist'];

const content = (schema: z.ZodMiniType, names: Names, example: unknown) => ({
  'application/json': { schema: { $ref: referenceTo(names.get(schema)?.id) }, example },
});

function parametersOf(
  schema: z.ZodMiniType | null,
  location: 'path' | 'query',
  examples: CallExample['params'] = {},
): readonly Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = z.toJSONSchema(schema, reading);
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: location,
    required: location === 'path' || required.includes(name),
    ...(parameterTexts[name] && { description: parameterTexts[name] }),
    schema: name === 'totalAmount' ? { ...(property as Json), pattern: String.raw`^\d{1,14}(\.\d{1,2})?$` } : property,
    example: examples[name],
  }));
}

const parameterTexts: Readonly<Record<string, string>> = {
  totalAmount: "The cart's total, in decimal major units",
  shippingMethod: "The cart's shipping method",
};
