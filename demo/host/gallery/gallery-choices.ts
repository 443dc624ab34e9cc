import { tenants, type Tenant } from '../shop/shops.ts';

export const widths = ['360', '768', '1200'] as const;

/** The visitor's choices in the gallery. */
export interface GalleryChoices {
  /** Id of a group, or `all`. */
  readonly group: string;
  readonly tenant: Tenant;
  readonly width: (typeof widths)[number];
}

/** Reads the choices from the URL. The tenant defaults to that of the shop's pages. */
export function readChoices(search: string, shown: string | undefined): GalleryChoices {
  const parameters = new URLSearchParams(search);
  return {
    group: parameters.get('group') ?? 'carts',
    tenant: tenants.find((known) => known === (parameters.get('tenant') ?? shown)) ?? 'JS_DE',
    width: widths.find((known) => known === parameters.get('width')) ?? '360',
  };
}

export function searchOf(choices: GalleryChoices): string {
  return `?${new URLSearchParams({ ...choices }).toString()}`;
}
