import type { AnalyticsStorage } from './analytics-storage.ts';

type Check = (value: unknown) => boolean;

export const isText: Check = (value) => typeof value === 'string';
export const isInteger: Check = Number.isSafeInteger;

export const isListOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every((entry) => check(entry));

/** @param form a check for each field of an object or each element of an array. */
export const hasForm =
  (form: Readonly<Record<string, Check>> | readonly Check[]): Check =>
  (value) =>
    Array.isArray(value) === Array.isArray(form) &&
    Object.entries(form).every(([key, check]) => check((value as Readonly<Record<string, unknown>> | null)?.[key]));

/** A field of the data that pages and tabs share. A value of another form, such as an earlier one, counts as none. */
export function sharedField<Value>(name: string, isValid: Check) {
  return {
    read({ data }: AnalyticsStorage): Value | null {
      const value = data.read()?.[name];
      return isValid(value) ? (value as Value) : null;
    },
    write: ({ data }: AnalyticsStorage, value: Value): void => data.write({ ...data.read(), [name]: value }),
  };
}
