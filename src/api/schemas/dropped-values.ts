import type { Finding } from '../../domain/mistake.ts';
import { safeLink, safePicture, srcsetCandidates, unknownPage, withoutDetails } from '../../domain/urls.ts';
import type { UrlRules } from './lenient.ts';
import { expectedAt } from './schema-fields.ts';
import * as z from './zod.ts';

/** What the schemas of `lenient.ts` and `checks.ts` add to an issue. */
interface Reason {
  /** The valid values. */
  readonly texts?: readonly string[];
  /** The values that have an effect. */
  readonly known?: readonly string[];
  /** The number of entries of a list that are used. */
  readonly most?: number;
  /** A URL that is not allowed, or a `srcset` without any. */
  readonly url?: string;
}

const check = (url: string, isAllowed: boolean) => (isAllowed ? null : { url });
const isWeb = (url: string) => safePicture(url, unknownPage) !== null;

const urlRules: UrlRules = {
  link: (url) => check(url, safeLink(url, unknownPage) !== null),
  web: (url) => check(url, isWeb(url)),
  srcset(text) {
    const urls = srcsetCandidates(text).map(([url]) => url);
    const wrong = urls.find((url) => !isWeb(url));
    return check(wrong ?? '', wrong === undefined && (text === '' || urls.length > 0));
  },
};

/** Returns the values that the page ignores: invalid ones of lenient fields, and URLs that are not allowed. */
export function droppedValues(schema: z.ZodMiniType, value: unknown): Finding[] {
  return z.readValue(schema, value, { strict: urlRules }).issues.flatMap(({ path = [], ...issue }) => {
    const found = path.reduce<unknown>((inner, name) => (inner as Record<PropertyKey, unknown>)[name], value);
    // Blank text counts as missing.
    if (typeof found === 'string' && found.trim() === '') return [];
    const isRule = issue.code === 'custom';
    const expected = isRule ? 'what dist/openapi.json allows' : expectedAt(schema, path);
    return [{ path: path.join('.'), ...explain(found, isRule ? (issue as Reason) : {}, expected) }];
  });
}

function explain(value: unknown, { texts, known, most, url }: Reason, expected: string): Omit<Finding, 'path'> {
  if (most) return { kind: 'long list', found: 'more entries', expected: `at most ${most}` };
  if (url !== undefined) {
    const allowed = 'a URL with http or https, or a relative one';
    return { kind: 'dropped URL', found: withoutDetails(url, unknownPage).slice(0, 100), expected: allowed };
  }
  const values = known ?? texts;
  if (values && typeof value === 'string') {
    const kind = known ? 'unknown value' : 'invalid value';
    return { kind, found: value.slice(0, 100), expected: values.join(', ') };
  }
  return { kind: 'invalid value', found: nameOf(value, expected), expected };
}

/** Hides texts, which may be personal, and numbers in place of them, such as a loyalty number. */
function nameOf(value: unknown, expected: string): string {
  if (value == null) return 'nothing';
  if (typeof value === 'string') return 'a text';
  if (typeof value === 'number') return expected === 'text' ? 'a number' : String(value);
  if (typeof value === 'boolean') return String(value);
  return Array.isArray(value) ? 'a list' : 'an object';
}
