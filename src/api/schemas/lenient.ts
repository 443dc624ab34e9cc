import * as z from './zod.ts';
import type { Spelling } from '../../domain/spelling.ts';
import { maxListLength } from '../../domain/list-limits.ts';
import { checked, transformed } from './checks.ts';
import { withJsonSchema } from './with-json-schema.ts';

/** Returns the reason if a text contains a URL that is not allowed. */
type UrlRule = (text: string) => object | null;

/** Loaded with `droppedValues`: the page itself checks URLs where it resolves them. */
export type UrlRules = Readonly<Record<'link' | 'web' | 'srcset', UrlRule>>;

/** Set if `droppedValues` asks what is invalid. */
const strictRules = (context: object) =>
  Object.hasOwn(context, 'strict') && (context as { readonly strict: UrlRules }).strict;

type Lenient<Output, Input> = z.ZodMiniType<
  Output,
  Input,
  z.core.$ZodTypeInternals<Output, Input> & { readonly optin: 'optional' }
>;

/** The fallback if a field is missing, null or invalid. zod's own `catch` would add code to the program. */
/* @__NO_SIDE_EFFECTS__ */
export function orElse<Schema extends z.ZodMiniType, const Fallback>(schema: Schema, fallback: Fallback) {
  return lenient(schema, { default: fallback });
}

/** Changes one schema instead of nesting four, because all are created before the first paint. */
/* @__NO_SIDE_EFFECTS__ */
function lenient<Schema extends z.ZodMiniType, Fallback>(schema: Schema, keywords: { readonly default: Fallback }) {
  const field: z.ZodMiniType = z.nullable(schema);
  field._zod.optin = 'optional';
  field._zod.run = (payload, context) => {
    if (payload.value === undefined || payload.value === null) return { ...payload, value: keywords.default };
    const read = schema._zod.run({ ...payload, issues: [] }, context) as typeof payload;
    return read.issues.length > 0 && !strictRules(context) ? { ...payload, value: keywords.default } : read;
  };
  return withJsonSchema(field as Lenient<z.output<Schema> | Fallback, z.input<Schema> | null | undefined>, keywords);
}

/* @__NO_SIDE_EFFECTS__ */
export function orNull<Schema extends z.ZodMiniType>(schema: Schema) {
  return orElse(schema, null);
}

/** An object of lenient fields; with all their fallbacks if it is missing, null or invalid itself. */
/* @__NO_SIDE_EFFECTS__ */
export function orDefaults<Schema extends z.ZodMiniType>(schema: Schema) {
  let defaults: z.output<Schema> | undefined;
  return lenient(schema, {
    get default() {
      return (defaults ??= z.readValue(schema, {}).value);
    },
  });
}

/* @__NO_SIDE_EFFECTS__ */
export function notBlank() {
  return checked(z.string(), (value) => value.trim() !== '');
}

/** Text that is not blank: blank text would leave a message or label empty, so it counts as missing. */
export const text = /* @__PURE__ */ notBlank();
export const textOrBlank = /* @__PURE__ */ orElse(text, '');
export const textOrNull = /* @__PURE__ */ orNull(text);
export const stringOrNull = /* @__PURE__ */ orNull(z.string());
export const numberOrNull = /* @__PURE__ */ orNull(z.number());
export const lenientBoolean = /* @__PURE__ */ orElse(z.boolean(), false);

/** A list, cut to the entries that the page uses and without the invalid ones. */
/* @__NO_SIDE_EFFECTS__ */
export function entries<Schema extends z.ZodMiniType>(schema: Schema, most = maxListLength) {
  const list = z.array(orNull(schema));
  const { parse } = list._zod;
  list._zod.run = (payload, context) => {
    const all: unknown = payload.value;
    if (!Array.isArray(all)) return parse(payload, context);
    const read = parse({ ...payload, value: all.slice(0, most) }, context) as typeof payload;
    if (strictRules(context) && all.length > most) read.issues.push({ code: 'custom', input: all, most });
    return read;
  };
  return withJsonSchema(
    transformed(list, (all) => all.filter((entry) => entry !== null)),
    { maxItems: most },
  );
}

/** The same, empty if it is missing, null or not a list. */
/* @__NO_SIDE_EFFECTS__ */
export function listOf<Schema extends z.ZodMiniType>(schema: Schema, most?: number) {
  return orElse(entries(schema, most), []);
}

/** Records a valid text that the page will not use as it is. `find` returns the reason, if any. */
/* @__NO_SIDE_EFFECTS__ */
function recorded<Schema extends z.ZodMiniType<string>>(
  schema: Schema,
  find: (value: string, rules: UrlRules) => object | null,
) {
  const { run } = schema._zod;
  schema._zod.run = (payload, context) => {
    const result = run(payload, context) as z.core.ParsePayload<string>;
    const rules = strictRules(context);
    const reason = rules && result.issues.length === 0 && find(result.value, rules);
    if (reason) result.issues.push({ code: 'custom', input: result.value, ...reason });
    return result;
  };
  return schema;
}

/** An enumeration in either spelling. Unknown values are accepted, because a shop may add some. */
/* @__NO_SIDE_EFFECTS__ */
export function openEnum<Known extends string>({ known, read, isKnown }: Spelling<Known>) {
  const field = withJsonSchema(transformed(z.string(), read), { examples: [...known] });
  return recorded(field, (value) => (isKnown(value) ? null : { known }));
}

/** A URL, which is checked where it is resolved. @param kind `web` allows http(s) only. */
/* @__NO_SIDE_EFFECTS__ */
export function urlText(kind: keyof UrlRules) {
  return recorded(z.string(), (text, rules) => rules[kind](text));
}

export const identifier = /* @__PURE__ */ withJsonSchema(notBlank(), { minLength: 1 });
