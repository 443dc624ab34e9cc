import * as z from './zod.ts';
import { readErrorCode } from '../../domain/error-catalog.ts';
import { withJsonSchema } from './with-json-schema.ts';

/**
 * zod's own checks would add code to the program. Their JSON schema keywords are added with `withJsonSchema`.
 * @param path the invalid field within the value.
 * @param texts all valid values, for messages.
 */
export function check<Value>(
  isValid: (value: Value) => boolean,
  path: readonly string[] = [],
  texts?: readonly string[],
): z.core.CheckFn<Value> {
  return (payload) => {
    if (!isValid(payload.value))
      payload.issues.push({ code: 'custom', input: payload.value, path: [...path], continue: true, texts });
  };
}

/** A safe integer of at least `least`. */
/* @__NO_SIDE_EFFECTS__ */
export function wholeNumber(least = Number.MIN_SAFE_INTEGER) {
  return withJsonSchema(z.number().check(check((value) => Number.isSafeInteger(value) && value >= least)), {
    type: 'integer',
    minimum: least,
    maximum: Number.MAX_SAFE_INTEGER,
  });
}

/** One of the given texts. zod's own enumeration would add code to the program. */
/* @__NO_SIDE_EFFECTS__ */
export function oneOf<Text extends string>(texts: readonly Text[]): z.ZodMiniType<Text, Text> {
  const schema = z.string().check(check((text) => (texts as readonly string[]).includes(text), [], texts));
  return withJsonSchema(schema, { enum: texts }) as z.ZodMiniType as z.ZodMiniType<Text, Text>;
}

export const errorCode = /* @__PURE__ */ withJsonSchema(z.pipe(z.transform(readErrorCode), wholeNumber()), {
  type: 'integer',
});
