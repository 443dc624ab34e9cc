import { operations } from './all-operations.ts';
import type { Operation } from './operation.ts';
import { operationSummaries } from './operation-summaries.ts';
import { conditionalOperations, idempotentOperations } from './optional-headers.ts';
import { appointmentSchema, cartItemSchema, cartSchema, voucherSchema } from './schemas/cart.ts';
import { deliveryTermsSchema } from './schemas/delivery-term.ts';
import { completeJsonSchema } from './schemas/described.ts';
import { errorAnswerSchema } from './schemas/error-answer.ts';
import { moneySchema, priceSchema } from './schemas/money.ts';
import { packagingOptionSchema, packagingVariantsSchema, selectedPackagingSchema } from './schemas/packaging.ts';
import { addressSchema, personalInformationSchema } from './schemas/personal-information.ts';
import { pictureSchema } from './schemas/picture.ts';
import { productSchema } from './schemas/product.ts';
import { shippingMethodSchema } from './schemas/shipping.ts';
import { wishlistSchema } from './schemas/wishlist.ts';
import * as z from './schemas/zod.ts';

/** A JSON object of the document. */
type Json = Readonly<Record<string, unknown>>;

/**
 * Returns the contract as an OpenAPI 3.1 document for developers of a shop's backend, generated from the schemas with
 * which the client validates responses. `dist/openapi.json` is this document.
 */
export function openApiDocument(): Json {
  const names = nameSchemas();
  return {
    openapi: '3.1.0',
    info: {
      title: 'Cart fragment API',
      version: '1.0.0',
      description:
        'The calls that a shop answers for <cart-fragment>. Amounts are decimals in major units. Enumerations are ' +
        'in PascalCase; responses may use snake_case as well.',
    },
    servers: [{ url: './', description: 'Relative to the baseUrl of the fragment data' }],
    tags: Object.entries(sections).map(([name, description]) => ({ name, description })),
    paths: pathsOf(names),
    components: {
      schemas: componentSchemas(names),
      responses: {
        Refused: {
          description: 'Refused, with a code of the error catalog',
          content: errorContent,
        },
        OtherVersion: {
          description:
            'The cart is not the one that If-Match names. Nothing was applied. The cart fragment fetches the cart again.',
          content: errorContent,
        },
      },
      headers: {
        CartTag: {
          description:
            'Optional: the version of the cart, as in If-Match. If a shop on another origin exposes it ' +
            '(Access-Control-Expose-Headers), it gets If-Match and Idempotency-Key.',
          schema: { type: 'string', examples: [exampleTag] },
        },
      },
      parameters: {
        RequestedWith: {
          name: 'X-Requested-With',
          in: 'header',
          required: true,
          description: 'Proves that the request does not come from another site',
          schema: { const: 'cart-fragment' },
        },
        IfMatch: {
          name: 'If-Match',
          in: 'header',
          description:
            'The version of the cart that the shopper saw: its cartId and cartVersion, separated by a dot, in quotes. May ' +
            'be ignored; otherwise, refuse any other version with 412. Changes of the cart carry it only with conditionalChanges.',
          schema: { type: 'string', examples: [exampleTag] },
        },
        IdempotencyKey: {
          name: 'Idempotency-Key',
          in: 'header',
          description:
            'The same for all requests that may create the same order. Answer a known key as before, whatever If-Match ' +
            'says, and remember successful answers only. May be ignored.',
          schema: { type: 'string', format: 'uuid' },
        },
      },
    },
  };
}

const errorContent = { 'application/json': { schema: { $ref: '#/components/schemas/ErrorAnswer' } } };
const exampleTag = '"3f0c4f2e-8a8e-4b0b-9f0e-2f2ad1b7c001.17"';

/** The name of each schema: its key in the document's components. */
type Names = ReturnType<typeof nameSchemas>;

const shared = {
  Address: addressSchema,
  Appointment: appointmentSchema,
  Cart: cartSchema,
  CartItem: cartItemSchema,
  DeliveryTerms: deliveryTermsSchema,
  ErrorAnswer: errorAnswerSchema,
  Money: moneySchema,
  PackagingOption: packagingOptionSchema,
  PackagingVariants: packagingVariantsSchema,
  PersonalInformation: personalInformationSchema,
  Picture: pictureSchema,
  Price: priceSchema,
  Product: productSchema,
  SelectedPackaging: selectedPackagingSchema,
  ShippingMethod: shippingMethodSchema,
  Voucher: voucherSchema,
  Wishlist: wishlistSchema,
};

/** Names the shared schemas, and those of requests and responses after their operation. */
function nameSchemas() {
  const names = z.registry<{ id: string }>();
  const name = (schema: z.ZodMiniType | null, id: string) => {
    if (schema && !names.has(schema)) names.add(schema, { id });
  };
  for (const [id, schema] of Object.entries(shared)) name(schema, id);
  for (const operation of Object.values(operations)) {
    const id = operation.name.replace(/^./, (first) => first.toUpperCase());
    name(operation.body, `${id}Request`);
    name(operation.answer, `${id}Response`);
  }
  return names;
}

const referenceTo = (id: string | undefined) => `#/components/schemas/${id}`;

/** Removes `$schema` and `$id`: the document declares the dialect, and references go to the components. */
function componentSchemas(names: Names): Json {
  const { schemas } = z.toJSONSchema(names, { ...reading, uri: referenceTo });
  return Object.fromEntries(
    Object.entries(schemas).map(([id, { $schema: _, $id: __, ...schema }]) => [
      id,
      id.endsWith('Request') ? requiringSent(schema) : schema,
    ]),
  );
}

/** Marks the fields of a request as required that the cart always sends, even those that a backend may ignore. */
function requiringSent({ properties = {}, required = [], ...schema }: z.core.JSONSchema.BaseSchema): Json {
  const described = Object.entries(properties).map(([name, property]) => [
    name,
    /^(cartItemId|itemId)$/.test(name) ? { ...(property as Json), description: itemIdDescription } : property,
  ]);
  // A lenient field, which is always sent, has a description of its default.
  const isSent = (name: string) => required.includes(name) || 'description' in (properties[name] as Json);
  return {
    ...schema,
    properties: Object.fromEntries(described) as Json,
    required: Object.keys(properties).filter(isSent),
  };
}

const itemIdDescription = 'The id of the item, called cartItemId or itemId. Accept both names.';

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

function pathsOf(names: Names): Json {
  const paths: Record<string, Record<string, Json>> = {};
  for (const [name, summary] of Object.entries(operationSummaries)) {
    const operation: Operation = operations[name as keyof typeof operations];
    const methods = (paths[`/${operation.path}`] ??= {});
    methods[operation.method.toLowerCase()] = describe(operation, summary, names);
  }
  return paths;
}

function describe(operation: Operation, summary: string, names: Names): Json {
  const content = (schema: z.ZodMiniType) => ({
    'application/json': { schema: { $ref: referenceTo(names.get(schema)?.id) } },
  });
  const reference = (parameter: string) => ({ $ref: `#/components/parameters/${parameter}` });
  const listed = (names: readonly string[]) => names.includes(operation.name);
  const isConditional = listed(conditionalOperations);
  const answersCart = operation.answer === cartSchema;
  return {
    operationId: operation.name,
    summary,
    tags: [sectionsByFolder[operation.path.split('/')[1] ?? '']],
    parameters: [
      ...parametersOf(operation.params, 'path'),
      ...parametersOf(operation.query, 'query'),
      ...(operation.method === 'POST' ? [reference('RequestedWith')] : []),
      ...(isConditional ? [reference('IfMatch')] : []),
      ...(listed(idempotentOperations) ? [reference('IdempotencyKey')] : []),
    ],
    ...(operation.body && { requestBody: { required: true, content: content(operation.body) } }),
    responses: {
      ...(operation.answer
        ? {
            200: {
              description: 'OK',
              ...(answersCart && { headers: { ETag: { $ref: '#/components/headers/CartTag' } } }),
              content: content(operation.answer),
            },
          }
        : { 204: { description: 'No content' } }),
      ...(isConditional && { 412: { $ref: '#/components/responses/OtherVersion' } }),
      default: { $ref: '#/components/responses/Refused' },
    },
  };
}

function parametersOf(schema: z.ZodMiniType | null, location: 'path' | 'query'): readonly Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = z.toJSONSchema(schema, reading);
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: location,
    required: location === 'path' || required.includes(name),
    schema: property,
  }));
}

/** Describes the data on the wire, which is the input of the schemas. */
const reading = { io: 'input', override: complete } as const;

/**
 * Replaces the keyword `default` by a description: type generators treat a field with a default as always present, but a
 * server may omit it.
 */
function complete(context: { readonly zodSchema: object; readonly jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  completeJsonSchema(context);
  const { jsonSchema } = context;
  if (!('default' in jsonSchema)) return;
  const { default: fallback } = jsonSchema;
  delete jsonSchema.default;
  const isSimple = typeof fallback !== 'object' || JSON.stringify(fallback).length <= 4;
  jsonSchema.description = isSimple ? `If missing: ${JSON.stringify(fallback)}` : 'May be missing';
}
