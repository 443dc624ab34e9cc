import { parseFragmentData } from '../../api/parse-fragment-data.ts';
import { asRecord, type Fields } from '../../domain/as-record.ts';
import type { Cart } from '../../domain/cart.ts';
import type { FragmentData } from '../../domain/fragment-data.ts';
import { fieldsOf, type DataSource, type Overrides, type PageData } from './page-data.ts';

export interface CartData {
  /** null if no source is usable. */
  readonly data: FragmentData | null;
  /** The source of the data; null for a tag with only base-url. */
  readonly source: DataSource | null;
  /** The sources that were skipped. */
  readonly unusable: readonly DataSource[];
}

export function readCartData({ sources, overrides }: PageData, pageUrl: string): CartData {
  // A tag with only base-url uses the default of every other field.
  if (sources.length === 0) return { data: overrides.baseUrl ? read({}) : null, source: null, unusable: [] };
  // Not `entries`, which Prototype replaces.
  for (const source of sources) {
    const data = read(fieldsOf(source));
    if (data) return { data, source, unusable: sources.slice(0, sources.indexOf(source)) };
  }
  return { data: null, source: null, unusable: sources };

  function read(fields: Fields | null): FragmentData | null {
    return fields && parseFragmentData(overridden(fields, overrides), pageUrl);
  }
}

function overridden(fields: Fields, overrides: Overrides): Fields {
  const { baseUrl = fields['baseUrl'], tenant = fields['tenant'], ...props } = overrides;
  return { ...fields, baseUrl, tenant, rootComponentProps: { ...asRecord(fields['rootComponentProps']), ...props } };
}

export const withCart = (data: FragmentData, initialCart: Cart | null): FragmentData => ({
  ...data,
  rootComponentProps: { ...data.rootComponentProps, initialCart },
});

/** Reuses the parsed cart of earlier data: a changed attribute does not make it newer. */
export const withCartOf = (next: FragmentData, before: FragmentData): FragmentData =>
  withCart(next, before.rootComponentProps.initialCart);

/** Reuses the cart of the server markup if the newer data has none and belongs to the same shop. */
export function withServerCart(next: FragmentData, rendered: FragmentData): FragmentData {
  const { initialCart } = next.rootComponentProps;
  return initialCart === null && next.baseUrl === rendered.baseUrl ? withCartOf(next, rendered) : next;
}
