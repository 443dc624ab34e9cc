import { parseFragmentData } from '../api/parse-fragment-data.ts';
import type { FragmentData } from '../domain/fragment-data.ts';
import { asRecord, overrides, rawData, type FragmentSource, type Origin, type Raw } from './fragment-data-source.ts';

/** What was read of a source. */
export interface ReadSource {
  /** null if no place has usable data. */
  readonly data: FragmentData | null;
  /** The place of the data; null for a tag with base-url and nothing else. */
  readonly origin: Origin | null;
  /** The places that were passed over. */
  readonly unusable: readonly Origin[];
}

/** Validates the data of the first usable place (rulings, 55). */
export function readSource({ origins, attributes }: FragmentSource, pageUrl: string): ReadSource {
  const [baseUrl] = attributes;
  // A tag with base-url and nothing else takes the default of every other field.
  if (origins.length === 0) return { data: baseUrl ? read({}) : null, origin: null, unusable: [] };
  // Not `entries`, which Prototype replaces.
  for (const origin of origins) {
    const data = read(rawData(origin));
    if (data) return { data, origin, unusable: origins.slice(0, origins.indexOf(origin)) };
  }
  return { data: null, origin: null, unusable: origins };

  function read(raw: Raw | null): FragmentData | null {
    return raw && parseFragmentData(overridden(raw, attributes), pageUrl);
  }
}

function overridden(raw: Raw, attributes: FragmentSource['attributes']): Raw {
  const fields = (inProps: boolean) =>
    Object.fromEntries(
      overrides.flatMap((override, index) => {
        const value = attributes[index];
        return override.inProps === inProps && typeof value === 'string' ? [[override.field, value]] : [];
      }),
    );
  return {
    ...raw,
    ...fields(false),
    rootComponentProps: { ...asRecord(raw['rootComponentProps']), ...fields(true) },
  };
}
