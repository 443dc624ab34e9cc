import { describe, expect, it } from 'vitest';
import type { TenantConfig } from '../domain/fragment-data.ts';
import { packagingTexts } from './packaging-texts.ts';

const config: TenantConfig = {
  brandDisplayName: '',
  urls: { web: null, redemption: null, login: null },
  notCountableSkus: [],
  hotline: null,
  giftWrapperSize: null,
  boxWithGreetingCardPrice: null,
  expressDeliveryDate: null,
};

describe('packagingTexts', () => {
  it.each([
    ['JS_DE', 'Größe: 16,2 x 16,2 x 1,7 cm', 'Box mit Grußkarte: 7,90\u00a0€'],
    ['MD_DE', 'Größe: 16,2 x 16,2 x 1,6 cm', 'Box mit Grußkarte: 7,90\u00a0€'],
    ['MD_CH', 'Größe: 16,2 x 16,2 x 1,6 cm', 'Box mit Grußkarte: 7,90\u00a0CHF'],
  ] as const)('contain size and price for %s', (tenant, size, greetingCard) => {
    expect(packagingTexts.size(config, tenant)).toBe(size);
    expect(packagingTexts.greetingCard(config, tenant)).toBe(greetingCard);
  });

  it('prefer the values of the fragment data', () => {
    const overridden = { ...config, giftWrapperSize: '20 x 20 cm', boxWithGreetingCardPrice: '5,00 €' };
    expect(packagingTexts.size(overridden, 'JS_DE')).toBe('Größe: 20 x 20 cm');
    expect(packagingTexts.greetingCard(overridden, 'JS_DE')).toBe('Box mit Grußkarte: 5,00 €');
  });
});
