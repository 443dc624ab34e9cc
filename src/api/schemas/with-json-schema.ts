import type * as z from './zod.ts';

type Keywords = Readonly<Record<string, unknown>>;

const descriptions = new WeakMap<object, Keywords>();

/** Attaches JSON schema keywords that zod cannot derive from the schema. */
/* @__NO_SIDE_EFFECTS__ */
export function withJsonSchema<Schema extends z.ZodMiniType>(schema: Schema, keywords: Keywords): Schema {
  descriptions.set(schema, keywords);
  return schema;
}

/** Adds the attached keywords. Pass it to `z.toJSONSchema` as `override`. */
export function completeJsonSchema(context: { readonly zodSchema: object; readonly jsonSchema: object }): void {
  Object.assign(context.jsonSchema, descriptions.get(context.zodSchema));
}
