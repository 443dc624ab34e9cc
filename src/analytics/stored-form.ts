import type { AnalyticsStorage } from './analytics-storage.ts';

type Check<Value> = (value: unknown) => value is Value;

/** The values that a check accepts. */
export type Checked<Valid> = Valid extends Check<infer Value> ? Value : never;

export const isText = (value: unknown): value is string => typeof value === 'string';
export const isInteger = (value: unknown): value is number => Number.isSafeInteger(value);
export const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean';

export const isNullOr =
  <Value>(check: Check<Value>) =>
  (value: unknown): value is Value | null =>
    value === null || check(value);

export const isListOf =
  <Entry>(check: Check<Entry>) =>
  (value: unknown): value is readonly Entry[] =>
    Array.isArray(value) && value.every((entry) => check(entry));

/** @param form a check for each field of an object or each element of an array. */
export const hasForm =
  <const Form extends Readonly<Record<string, Check<unknown>>> | readonly Check<unknown>[]>(form: Form) =>
  (value: unknown): value is { readonly [Key in keyof Form]: Checked<Form[Key]> } =>
    Array.isArray(value) === Array.isArray(form) &&
    Object.entries(form).every(([key, check]) => check((value as Readonly<Record<string, unknown>> | null)?.[key]));

/** A field of the data that pages and tabs share. A value of another form, such as an earlier one, counts as none. */
export function sharedField<Value>(name: string, isValid: Check<Value>) {
  return {
    read({ data }: AnalyticsStorage): Value | null {
      const value = data.read()?.[name];
      return isValid(value) ? value : null;
    },
    write: ({ data }: AnalyticsStorage, value: Value): void => data.write({ ...data.read(), [name]: value }),
  };
}
