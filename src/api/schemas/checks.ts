import * as z from './zod.ts';
import { readErrorCode } from '../../domain/error-catalog.ts';
import { withJsonSchema } from './with-json-schema.ts';

type Run = z.ZodMiniType['_zod']['run'];

/**
 * Changes how a schema reads, instead of nesting it: all schemas of a cart are created before it is drawn, and zod's own
 * pipes, transformations and checks would add code to the program. JSON schema keywords are added with `withJsonSchema`.
 */
/* @__NO_SIDE_EFFECTS__ */
function changed<Output, Input>(schema: z.ZodMiniType, change: (run: Run) => Run): z.ZodMiniType<Output, Input> {
  schema._zod.run = change(schema._zod.run);
  return schema as z.ZodMiniType<Output, Input>;
}

/** Converts valid values. */
/* @__NO_SIDE_EFFECTS__ */
export function transformed<Schema extends z.ZodMiniType, Output>(
  schema: Schema,
  convert: (value: z.output<Schema>) => Output,
) {
  return changed<Output, z.input<Schema>>(schema, (run) => (payload, context) => {
    const read = run(payload, context) as typeof payload;
    if (read.issues.length === 0) read.value = convert(read.value as z.output<Schema>);
    return read;
  });
}

/** Converts values before they are read, also missing ones. */
/* @__NO_SIDE_EFFECTS__ */
export function preprocessed<Schema extends z.ZodMiniType>(schema: Schema, convert: (value: unknown) => unknown) {
  schema._zod.optin = 'optional';
  return changed<z.output<Schema>, unknown>(
    schema,
    (run) => (payload, context) => run({ ...payload, value: convert(payload.value) }, context),
  );
}

/**
 * @param path the invalid field within the value.
 * @param texts all valid values, for messages.
 */
/* @__NO_SIDE_EFFECTS__ */
export function checked<Schema extends z.ZodMiniType>(
  schema: Schema,
  isValid: (value: z.output<Schema>) => boolean,
  path: readonly string[] = [],
  texts?: readonly string[],
) {
  return changed<z.output<Schema>, z.input<Schema>>(schema, (run) => (payload, context) => {
    const read = run(payload, context) as typeof payload;
    if (read.issues.length === 0 && !isValid(read.value as z.output<Schema>))
      read.issues.push({ code: 'custom', input: read.value, path: [...path], texts });
    return read;
  });
}

/** A safe integer of at least `least`. */
/* @__NO_SIDE_EFFECTS__ */
export function wholeNumber(least = Number.MIN_SAFE_INTEGER) {
  return withJsonSchema(
    checked(z.number(), (value) => Number.isSafeInteger(value) && value >= least),
    { type: 'integer', minimum: least, maximum: Number.MAX_SAFE_INTEGER },
  );
}

/** One of the given texts. zod's own enumeration would add code to the program. */
/* @__NO_SIDE_EFFECTS__ */
export function oneOf<Text extends string>(texts: readonly Text[]) {
  const schema = checked(z.string(), (text) => (texts as readonly string[]).includes(text), [], texts);
  return withJsonSchema(schema, { enum: texts }) as z.ZodMiniType as z.ZodMiniType<Text, Text>;
}

export const errorCode = /* @__PURE__ */ preprocessed(wholeNumber(), readErrorCode);
