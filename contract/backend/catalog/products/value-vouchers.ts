import type { CatalogProduct } from '../catalog-product.ts';
import { everyTenant, experience, pricesFor } from './experience.ts';

export const valueVoucherProducts: readonly CatalogProduct[] = [
  valueVoucher('p-3002', '6473', 25, { name: 'wertgutschein-25', alt: 'Wertgutschein mit Zweigen' }),
  valueVoucher('p-3001', '6143', 50, { name: 'wertgutschein-50', alt: 'Wertgutschein' }),
  valueVoucher('p-3003', '7608', 100, { name: 'wertgutschein-100', alt: 'Wertgutschein mit goldenem Band' }),
];

function valueVoucher(id: string, manufacturerSku: string, value: number, picture: CatalogProduct['picture']) {
  return experience({
    id,
    experienceId: null,
    productType: 'ValueVoucher',
    slug: `wertgutschein-${value}`,
    title: `Wertgutschein ${value} €`,
    titleInFrancs: `Wertgutschein ${value} CHF`,
    trackingName: 'Wertgutschein',
    manufacturerSku,
    trackingPath: ['Gutscheine'],
    picture,
    prices: pricesFor(everyTenant, { euros: value, francs: value }),
    participants: null,
    packagings: ['Pdf', 'Envelope'],
    services: 'Einlösbar für alle Erlebnisse im Shop\nAuch in Teilbeträgen einlösbar\n3 Jahre gültig',
  });
}
