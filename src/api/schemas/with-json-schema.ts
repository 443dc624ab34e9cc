import type * as z from './zod.ts';

type Keywords = Readonly<Record<string, unknown>> & { readonly required?: readonly string[] };

interface Described {
  readonly zodSchema: object;
  readonly jsonSchema: { required?: string[]; readonly properties?: object };
}

const descriptions = new WeakMap<object, Keywords>();

/** Attaches JSON schema keywords that zod cannot derive from the schema. Those of `required` are added to zod's. */
/* @__NO_SIDE_EFFECTS__ */
export function withJsonSchema<Schema extends z.ZodMiniType>(schema: Schema, keywords: Keywords): Schema {
  descriptions.set(schema, keywords);
  return schema;
}

/** Adds the attached keywords. Pass it to `z.toJSONSchema` as `override`. */
export function completeJsonSchema({ zodSchema, jsonSchema }: Described): void {
  const { required = [], ...keywords } = descriptions.get(zodSchema) ?? {};
  Object.assign(jsonSchema, keywords);
  const all = [...(jsonSchema.required ?? []), ...required];
  if (required.length > 0)
    jsonSchema.required = Object.keys(jsonSchema.properties ?? {}).filter((name) => all.includes(name));
}
