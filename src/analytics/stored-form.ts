import type { Check } from '../domain/has-form.ts';
import type { AnalyticsStorage } from './analytics-storage.ts';

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
