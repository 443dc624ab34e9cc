import { completeJsonSchema, errorAnswerSchema, operations, type Operation } from 'cart-fragment/contract';
import * as z from 'zod/mini';
import { operationSummaries } from './operation-summaries.ts';

/** A JSON object of the document. */
type Json = Readonly<Record<string, unknown>>;

/**
 * Returns the contract as an OpenAPI 3.1 document for developers of a shop's backend, generated from the schemas with
 * which the client validates answers and the reference backend validates requests.
 */
export function openApiDocument(): Json {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Cart fragment API',
      version: '1.0.0',
      description:
        'The calls that a shop answers for <cart-fragment>. Amounts are decimals in major units. Enumerations are ' +
        'written in PascalCase; answers may use snake_case as well.',
    },
    servers: [{ url: './', description: 'Relative to the baseUrl of the fragment data' }],
    tags: Object.entries(sections).map(([name, description]) => ({ name, description })),
    paths: pathsOf(),
    components: {
      schemas: { ErrorAnswer: toJson(errorAnswerSchema) },
      responses: {
        Refused: {
          description: 'Refused, with a code of the error catalogue',
          content: { 'application/json': { schema: { $ref: '#/components/schemas/ErrorAnswer' } } },
        },
      },
      parameters: {
        RequestedWith: {
          name: 'X-Requested-With',
          in: 'header',
          required: true,
          description: 'Proves that no foreign site has sent the post',
          schema: { const: 'cart-fragment' },
        },
      },
    },
  };
}

const sections = {
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

function pathsOf(): Json {
  const paths: Record<string, Record<string, Json>> = {};
  for (const [name, summary] of Object.entries(operationSummaries)) {
    const operation: Operation = operations[name as keyof typeof operations];
    const methods = (paths[`/${operation.path}`] ??= {});
    methods[operation.method.toLowerCase()] = describe(operation, summary);
  }
  return paths;
}

function describe(operation: Operation, summary: string): Json {
  const post = operation.method === 'POST';
  return {
    operationId: operation.name,
    summary,
    tags: [sectionsByFolder[operation.path.split('/')[1] ?? '']],
    parameters: [
      ...parametersOf(operation.params, 'path'),
      ...parametersOf(operation.query, 'query'),
      ...(post ? [{ $ref: '#/components/parameters/RequestedWith' }] : []),
    ],
    ...(operation.body && { requestBody: { required: true, content: jsonContent(operation.body) } }),
    responses: {
      ...(operation.answer
        ? { 200: { description: 'Done', content: jsonContent(operation.answer) } }
        : { 204: { description: 'Taken note of' } }),
      default: { $ref: '#/components/responses/Refused' },
    },
  };
}

function parametersOf(schema: z.ZodMiniType | null, place: 'path' | 'query'): readonly Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = z.toJSONSchema(schema, reading);
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

/** Describes the serialized data, which are the input of the schemas. */
const reading = { io: 'input', override: completeJsonSchema } as const;

function jsonContent(schema: z.ZodMiniType): Json {
  return { 'application/json': { schema: toJson(schema) } };
}

/** Removes `$schema`, because the document declares the dialect. */
function toJson(schema: z.ZodMiniType): Json {
  const { $schema: _, ...json } = z.toJSONSchema(schema, reading);
  return json;
}
