import type * as z from './zod.ts';

/** Keywords of a JSON schema. */
type Keywords = Readonly<Record<string, unknown>>;

const descriptions = new WeakMap<object, Keywords>();

/** Notes what a JSON schema of this schema says beyond what zod knows of it. */
/* @__NO_SIDE_EFFECTS__ */
export function described<Schema extends z.ZodMiniType>(schema: Schema, keywords: Keywords): Schema {
  descriptions.set(schema, keywords);
  return schema;
}

/** Adds what was noted; to be handed to `z.toJSONSchema` as `override`. */
export function completeJsonSchema(context: { readonly zodSchema: object; readonly jsonSchema: object }): void {
  Object.assign(context.jsonSchema, descriptions.get(context.zodSchema));
}
