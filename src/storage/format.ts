import { asRecord, type Fields } from '../domain/as-record.ts';
import { printJson } from '../domain/print-json.ts';

/** How a value is kept as text. */
export interface Format<Value> {
  /** null for a text that is no such value: hostile, or written by an older version. */
  parse(text: string): Value | null;
  /** null for a value that is kept by keeping nothing. */
  print(value: Value): string | null;
}

/** No real value is longer, and a page must not be slowed by what somebody else has written. */
const longestText = 200_000;

/** A short text, kept as it is. */
export const plain: Format<string> = {
  parse: (text) => (text.length <= 4096 ? text || null : null),
  print: (text) => text || null,
};

export const flag: Format<boolean> = {
  parse: (text) => text === '1' || null,
  print: (value) => (value ? '1' : null),
};

/** A whole number above 0; 0 keeps nothing. */
export const count: Format<number> = {
  parse: (text) => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : null),
  print: (value) => (value > 0 ? String(value) : null),
};

/** @param check returns the value with its known fields only, or null. */
/* @__NO_SIDE_EFFECTS__ */
export function json<Value>(check: (given: unknown) => Value | null): Format<Value> {
  return {
    parse(text) {
      try {
        return text.length > longestText ? null : check(JSON.parse(text));
      } catch {
        return null;
      }
    },
    print: printJson,
  };
}

/** Distinct texts; an empty list keeps nothing. */
/* @__NO_SIDE_EFFECTS__ */
export function texts(most: number): Format<readonly string[]> {
  const { parse, print } = json<readonly string[]>((given) => {
    if (!Array.isArray(given)) return null;
    const usable = given.filter((one): one is string => typeof one === 'string' && one !== '' && one.length <= 200);
    return [...new Set(usable)].slice(0, most);
  });
  return { parse, print: (list) => (list.length > 0 ? print(list) : null) };
}

/** An object without the field `__proto__`, which a later assignment would turn into a prototype. */
export const record: Format<Fields> = /* @__PURE__ */ json((value) => {
  const fields = asRecord(value);
  return fields && Object.fromEntries(Object.entries(fields).filter(([name]) => name !== '__proto__'));
});
