import { asRecord, type Fields } from '../domain/as-record.ts';
import { printJson } from '../domain/print-json.ts';
import { tryOrNull } from '../domain/try-or-null.ts';

export interface Format<Value> {
  /** Returns null for any other text, such as one from an older version or an attacker. */
  parse(text: string): Value | null;
  /** Returns null for an empty value, which is stored as no entry. */
  print(value: Value): string | null;
}

/** No valid value is longer. Parsing a longer text of other scripts would block the page. */
const maxTextLength = 200_000;

/** A short text, stored unchanged. */
export const plain: Format<string> = {
  parse: (text) => (text.length <= 4096 ? text || null : null),
  print: (text) => text || null,
};

export const flag: Format<boolean> = {
  parse: (text) => text === '1' || null,
  print: (value) => (value ? '1' : null),
};

export const count: Format<number> = {
  parse: (text) => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : null),
  print: (value) => (value > 0 ? String(value) : null),
};

/** @param check returns the value with only its known fields, or null. */
/* @__NO_SIDE_EFFECTS__ */
export function json<Value>(check: (value: unknown) => Value | null): Format<Value> {
  return {
    parse: (text) => (text.length > maxTextLength ? null : tryOrNull(() => check(JSON.parse(text)))),
    print: printJson,
  };
}

/* @__NO_SIDE_EFFECTS__ */
export function texts(maxCount: number): Format<readonly string[]> {
  const { parse, print } = json<readonly string[]>((value) => {
    if (!Array.isArray(value)) return null;
    const usable = value.filter(
      (text): text is string => typeof text === 'string' && text !== '' && text.length <= 200,
    );
    return [...new Set(usable)].slice(0, maxCount);
  });
  return { parse, print: (list) => (list.length > 0 ? print(list) : null) };
}

/** An object without the field `__proto__`, which a later assignment would turn into a prototype. */
export const record: Format<Fields> = /* @__PURE__ */ json((value) => {
  const fields = asRecord(value);
  return fields && Object.fromEntries(Object.entries(fields).filter(([name]) => name !== '__proto__'));
});
