import type { ShippingMethod } from 'cart-fragment/api';
import { priceIn, type ShopTenant } from './shop-tenant.ts';

/**
 * Returns all shipping methods of a tenant. Which are available for a cart depends on its items. The Swiss tenant
 * delivers within Switzerland only, without express.
 */
export function shippingMethodTable(tenant: ShopTenant): readonly ShippingMethod[] {
  const rows = tenant === 'MD_CH' ? swissRows : rowsForGermanyAndNeighbours;
  return rows.map(({ price, description, ...row }) => ({
    ...row,
    price: priceIn(tenant, price),
    details: { label: 'Details', description },
  }));
}

/** Price in decimal major units of the tenant's currency. */
interface ShippingRow extends Pick<ShippingMethod, 'method' | 'title' | 'subtitle'> {
  readonly price: number;
  readonly description: string;
}

const online: ShippingRow = {
  method: 'Online',
  title: 'Online (PDF)',
  subtitle: 'Sofort per E-Mail',
  price: 0,
  description:
    'Du bekommst deinen Gutschein gleich nach der Bestellung als PDF per E-Mail. Zum Ausdrucken oder Weiterleiten.',
};

const rowsForGermanyAndNeighbours: readonly ShippingRow[] = [
  online,
  {
    method: 'Standard',
    title: 'Standardversand',
    subtitle: '2–4 Werktage',
    price: 4.9,
    description: 'Lieferung nach Deutschland, Österreich und Italien.',
  },
  {
    method: 'BoxStandard',
    title: 'Standardversand für Boxen',
    subtitle: '3–5 Werktage',
    price: 5.9,
    description: 'Deine Box kommt als versichertes Paket. Lieferung nach Deutschland, Österreich und Italien.',
  },
  {
    method: 'Express',
    title: 'Expressversand',
    subtitle: 'Nächster Werktag',
    price: 14.9,
    description:
      'Nur innerhalb Deutschlands. Bestellst du werktags bis 12 Uhr, ist dein Geschenk am nächsten Werktag da. Auf Inseln und vor Feiertagen kann es einen Tag länger dauern.',
  },
  {
    method: 'BoxExpress',
    title: 'Expressversand für Boxen',
    subtitle: 'Nächster Werktag',
    price: 16.9,
    description:
      'Nur innerhalb Deutschlands. Bestellst du werktags bis 12 Uhr, ist deine Box am nächsten Werktag da. Auf Inseln und vor Feiertagen kann es einen Tag länger dauern.',
  },
];

const swissRows: readonly ShippingRow[] = [
  online,
  {
    method: 'Standard',
    title: 'Standardversand Schweiz',
    subtitle: '3–5 Werktage',
    price: 4.9,
    description: 'Lieferung nur innerhalb der Schweiz, ohne Zollgebühren für dich.',
  },
  {
    method: 'BoxStandard',
    title: 'Standardversand Schweiz für Boxen',
    subtitle: '4–6 Werktage',
    price: 5.9,
    description:
      'Deine Box kommt als versichertes Paket. Lieferung nur innerhalb der Schweiz, ohne Zollgebühren für dich.',
  },
];
