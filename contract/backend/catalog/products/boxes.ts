import type { CatalogProduct } from '../catalog-product.ts';
import { everyTenant, experience, firstBrand, pricesFor } from './experience.ts';

/** A box has no choice of packaging, and no experience until it is redeemed. */
function box(fields: Omit<Parameters<typeof experience>[0], 'experienceId' | 'productType' | 'packagings'>) {
  return experience({ ...fields, experienceId: null, productType: 'Box', packagings: [] });
}

export const boxProducts: readonly CatalogProduct[] = [
  box({
    id: 'p-2001',
    slug: 'kurzurlaub-box',
    title: 'Kurzurlaub-Box',
    manufacturerSku: '6101',
    trackingPath: ['Boxen'],
    picture: { name: 'kurzurlaub-box', alt: 'Box mit Hotelmotiv' },
    prices: pricesFor(everyTenant, { euros: 99.9, francs: 109.9 }),
    participants: { min: 2, max: 2 },
    rating: { value: 4.4, count: 1860 },
    locationCount: 270,
    scoringFactor: { noShow: 0.45, margin: 0.3 },
    services: 'Eine Übernachtung für zwei\nFrühstück\nÜber 270 Hotels zur Wahl\n3 Jahre gültig',
  }),
  box({
    id: 'p-2002',
    slug: 'wohlfuehl-box',
    title: 'Wohlfühl-Box',
    manufacturerSku: '6102',
    trackingPath: ['Boxen', 'Wellness'],
    picture: { name: 'wohlfuehl-box', alt: 'Offene Box mit Badesalz und Lavendel' },
    prices: pricesFor(everyTenant, { euros: 59.9, was: 69.9, francs: 64.9, wasFrancs: 74.9 }),
    participants: { min: 1, max: 2 },
    rating: { value: 4.3, count: 724 },
    locationCount: 140,
    nudge: { id: 'n-5', text: 'Nur für kurze Zeit' },
    scoringFactor: { noShow: 0.43, margin: 0.34 },
    services: 'Eine Auszeit aus 140 Angeboten\nMassage, Therme oder Floating\n3 Jahre gültig',
  }),
  box({
    id: 'p-2003',
    slug: 'abenteuer-box',
    title: 'Abenteuer-Box',
    manufacturerSku: '6103',
    trackingPath: ['Boxen', 'Abenteuer'],
    picture: { name: 'abenteuer-box', alt: 'Offene Box, aus der Berge und ein Ballon steigen' },
    prices: pricesFor(firstBrand, { euros: 79.9 }),
    participants: { min: 1, max: 1 },
    rating: { value: 4.5, count: 498 },
    locationCount: 195,
    scoringFactor: { noShow: 0.38, margin: 0.33 },
    services: 'Ein Abenteuer aus 195 Angeboten\nKlettern, Rafting, Quad und mehr\n3 Jahre gültig',
  }),
];
