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
  const asked = new URLSearchParams(search);
  return {
    group: asked.get('group') ?? 'carts',
    tenant: tenants.find((one) => one === (asked.get('tenant') ?? shown)) ?? 'JS_DE',
    width: widths.find((one) => one === asked.get('width')) ?? '360',
  };
}

export function searchOf(choices: GalleryChoices): string {
  return `?${new URLSearchParams({ ...choices }).toString()}`;
}
