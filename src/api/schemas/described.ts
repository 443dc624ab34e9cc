import * as z from 'zod/mini';

/** Keywords of a JSON schema. */
type Keywords = Readonly<Record<string, unknown>>;

const descriptions = new WeakMap<object, Keywords>();

/** Notes what a JSON schema of this schema says beyond what zod knows of it. */
export function described<Schema extends z.ZodMiniType>(schema: Schema, keywords: Keywords): Schema {
  descriptions.set(schema, keywords);
  return schema;
}

/** Adds what was noted; to be handed to `z.toJSONSchema` as `override`. */
export function completeJsonSchema(context: { readonly zodSchema: object; readonly jsonSchema: object }): void {
  Object.assign(context.jsonSchema, descriptions.get(context.zodSchema));
}

/**
 * A check by a function. zod's own checks each bring code, and know more of JSON schemas than every shopper should have
 * to load: what there is to know stands in the description.
 */
export function holds<Value>(isRight: (value: Value) => boolean): z.core.CheckFn<Value> {
  return (payload) => {
    if (!isRight(payload.value)) payload.issues.push({ code: 'custom', input: payload.value, continue: true });
  };
}

/** An integer of at least so much, exact in JSON. */
export function wholeNumber(least = Number.MIN_SAFE_INTEGER) {
  return described(z.number().check(holds((value) => Number.isSafeInteger(value) && value >= least)), {
    type: 'integer',
    minimum: least,
    maximum: Number.MAX_SAFE_INTEGER,
  });
}
