import * as z from './zod.ts';
import type { OpenEnum, Spelling } from '../../domain/spelling.ts';
import { maxListLength } from '../../domain/list-limits.ts';
import { check } from './checks.ts';
import { withJsonSchema } from './with-json-schema.ts';

/** Whether `droppedValues` asks what is invalid. */
const isStrict = (context: object) => Object.hasOwn(context, 'strict');

/**
 * A field that the cart can do without: the fallback if it is missing, null or invalid. zod's own `catch` would add code
 * to the program.
 */
/* @__NO_SIDE_EFFECTS__ */
export function orElse<Schema extends z.ZodMiniType, const Fallback>(schema: Schema, fallback: Fallback) {
  const field = z.pipe(
    z.optional(z.nullable(schema)),
    z.transform((value): z.output<Schema> | Fallback => value ?? fallback),
  );
  const { run } = field._zod;
  field._zod.run = (payload, context) => {
    const read = run({ ...payload, issues: [] }, context) as typeof payload;
    return read.issues.length > 0 && !isStrict(context) ? { ...payload, value: fallback } : read;
  };
  return withJsonSchema(field, { default: fallback });
}

/* @__NO_SIDE_EFFECTS__ */
export function orNull<Schema extends z.ZodMiniType>(schema: Schema) {
  return orElse(schema, null);
}

/** An object of lenient fields; with all their fallbacks if it is missing, null or invalid itself. */
/* @__NO_SIDE_EFFECTS__ */
export function orDefaults<Schema extends z.ZodMiniType>(schema: Schema) {
  return orElse(schema, z.parse(schema, {}));
}

/** Text that is not blank: blank text would leave a message or label empty, so it counts as missing. */
/* @__NO_SIDE_EFFECTS__ */
export function text() {
  return z.string().check(check((value) => value.trim() !== ''));
}

/* @__NO_SIDE_EFFECTS__ */
export function textOrBlank() {
  return orElse(text(), '');
}

/* @__NO_SIDE_EFFECTS__ */
export function textOrNull() {
  return orNull(text());
}

/* @__NO_SIDE_EFFECTS__ */
export function lenientBoolean() {
  return orElse(z.boolean(), false);
}

/** A list, cut to the entries that the page uses and without the invalid ones. */
/* @__NO_SIDE_EFFECTS__ */
export function entries<Schema extends z.ZodMiniType>(schema: Schema, most = maxListLength) {
  const list = z.array(orNull(schema));
  const { parse } = list._zod;
  list._zod.run = (payload, context) => {
    if (!Array.isArray(payload.value)) return parse(payload, context);
    const read = parse({ ...payload, value: payload.value.slice(0, most) }, context) as typeof payload;
    if (isStrict(context) && payload.value.length > most)
      read.issues.push({ code: 'custom', input: payload.value, most });
    return read;
  };
  return z.pipe(
    withJsonSchema(list, { maxItems: most }),
    z.transform((all) => all.filter((entry) => entry !== null)),
  );
}

/** The same, empty if it is missing, null or not a list. */
/* @__NO_SIDE_EFFECTS__ */
export function listOf<Schema extends z.ZodMiniType>(schema: Schema, most?: number) {
  return orElse(entries(schema, most), []);
}

/** An enumeration in either spelling. Unknown values are accepted, because a shop may add some. */
/* @__NO_SIDE_EFFECTS__ */
export function openEnum<Known extends string>({ known, read, isKnown }: Spelling<Known>) {
  const field = z.pipe(
    withJsonSchema(z.string(), { examples: [...known] }),
    z.transform((value): OpenEnum<Known> => read(value)),
  );
  const { run } = field._zod;
  field._zod.run = (payload, context) => {
    const result = run(payload, context) as z.core.ParsePayload<string>;
    if (isStrict(context) && !isKnown(result.value)) result.issues.push({ code: 'custom', input: result.value, known });
    return result;
  };
  return field;
}

export const identifier = withJsonSchema(text(), { minLength: 1 });
