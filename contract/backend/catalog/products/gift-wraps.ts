import type { CatalogProduct } from '../catalog-product.ts';
import { everyTenant, experience, pricesFor, secondBrand } from './experience.ts';

/** Creates gift wrap that is sold separately, without a choice of packaging. */
function giftWrap(
  fields: Pick<
    Parameters<typeof experience>[0],
    'id' | 'slug' | 'title' | 'manufacturerSku' | 'picture' | 'prices' | 'services'
  >,
) {
  return experience({
    ...fields,
    experienceId: null,
    productType: 'GiftWrap',
    trackingPath: ['Geschenkverpackung'],
    participants: null,
    packagings: [],
  });
}

export const giftWrapProducts: readonly CatalogProduct[] = [
  giftWrap({
    id: 'p-4001',
    slug: 'geschenkset-goldschleife',
    title: 'Geschenkset mit Goldschleife',
    manufacturerSku: '7496',
    picture: { name: 'geschenkset-goldschleife', alt: 'Rotes Geschenk mit goldener Schleife' },
    prices: pricesFor(everyTenant, { euros: 7.9, francs: 7.9 }),
    services: 'Faltbox 16,2 × 16,2 cm\nSatinband in Gold\nAnhänger für deinen Gruß',
  }),
  giftWrap({
    id: 'p-4002',
    slug: 'geschenkpapier-wiesenblumen',
    title: 'Geschenkpapier Wiesenblumen',
    manufacturerSku: '7497',
    picture: { name: 'geschenkpapier-wiesenblumen', alt: 'Rollen mit geblümtem Geschenkpapier' },
    prices: pricesFor(secondBrand, { euros: 4.9, francs: 5.9 }),
    services: 'Zwei Rollen, je 2 Meter\nPapier aus Altfasern\nPassendes Garn',
  }),
];
