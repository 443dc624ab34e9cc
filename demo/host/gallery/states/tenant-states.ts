import { tenants } from '../../shop/shops.ts';
import type { GalleryGroup } from '../gallery-state.ts';

/** The same cart for each tenant: currency, prices, prefixes and available options. */
export const tenantStates: GalleryGroup = {
  id: 'tenants',
  title: 'Mandanten',
  states: tenants
    .filter((tenant) => tenant !== 'JS_DE' && tenant !== 'MD_DE')
    .map((tenant) => ({
      id: `tenant-${tenant.toLowerCase().replace('_', '-')}`,
      title: `Voller Warenkorb, ${tenant}`,
      tenant,
      tall: true,
    })),
};
