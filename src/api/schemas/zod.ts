import { config, type core, object as inheritingObject } from 'zod/mini';

// zod probes `new Function` for a faster parser, which a strict CSP reports as a violation. Schemas import zod from
// here so that it is configured before the first schema is created.
config({ jitless: true });

export * from 'zod/mini';

/** An object schema that ignores inherited fields, because old libraries and scripts add some to `Object.prototype`. */
/* @__NO_SIDE_EFFECTS__ */
export const object: typeof inheritingObject = (shape, params) => {
  const schema = inheritingObject(shape, params);
  const { parse } = schema._zod;
  schema._zod.parse = (payload, context) => parse({ ...payload, value: ownFields(payload.value) }, context);
  schema._zod.run = schema._zod.parse;
  return schema;
};

/** The value is valid if there are no issues. zod's own parsing would add its errors to the program. */
export function readValue<Schema extends core.$ZodType>(schema: Schema, value: unknown, rules: object = {}) {
  const context = { ...rules, async: false };
  return schema._zod.run({ value, issues: [] }, context) as core.ParsePayload<core.output<Schema>>;
}

function ownFields(value: unknown): unknown {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { __proto__: null, ...value } : value;
}
