import {
  addressSchema,
  appointmentSchema,
  cartItemSchema,
  cartSchema,
  changesetSchema,
  completeJsonSchema,
  deliveryTermsSchema,
  errorAnswerSchema,
  moneySchema,
  operations,
  packagingOptionSchema,
  packagingVariantsSchema,
  personalInformationSchema,
  pictureSchema,
  priceSchema,
  productSchema,
  selectedPackagingSchema,
  shippingMethodSchema,
  voucherSchema,
  wishlistSchema,
} from 'cart-fragment/api';
import * as z from 'zod/mini';
import { describeFields } from './describe-fields.ts';

/** A JSON object of the document. */
export type Json = Readonly<Record<string, unknown>>;

/** The name of each schema: its key in the document's components. */
export type Names = ReturnType<typeof nameSchemas>;

const shared = {
  Address: addressSchema,
  Appointment: appointmentSchema,
  Cart: cartSchema,
  CartItem: cartItemSchema,
  Changeset: changesetSchema,
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
export function nameSchemas() {
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

export const referenceTo = (id: string | undefined) => `#/components/schemas/${id}`;

/** Removes `$schema` and `$id`: the document declares the dialect, and references go to the components. */
export function componentSchemas(names: Names): Json {
  const { schemas } = z.toJSONSchema(names, { ...reading, uri: referenceTo });
  return Object.fromEntries(
    Object.entries(schemas).map(([id, { $schema: _, $id: __, ...schema }]) => [
      id,
      describeFields(id, id.endsWith('Request') ? requiringSent(schema) : schema),
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

/** Describes the data on the wire, which is the input of the schemas. */
export const reading = { io: 'input', override: complete } as const;

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
