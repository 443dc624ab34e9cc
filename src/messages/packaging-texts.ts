import type { TenantConfig } from '../domain/fragment-data.ts';
import { brandOf, currencyOf, type Tenant } from '../domain/tenant.ts';
import { formatMoney } from './format.ts';
import { say } from './say.ts';

const giftWrapperSizes = { JS: '16,2 x 16,2 x 1,7 cm', MD: '16,2 x 16,2 x 1,6 cm' } as const;

const boxWithGreetingCardPrice = 7.9;

/** The dialog with the designs of a packaging. */
export const packagingTexts = {
  title: 'Verpackung auswählen',
  design: 'Design',
  choose: 'Auswählen',
  tag: (name: string) => say`Für ${name}`,
  loading: 'Die Designs werden geladen …',
  none: 'Für diese Verpackung gibt es gerade keine weiteren Designs.',
  size: (config: TenantConfig, tenant: Tenant) =>
    say`Größe: ${config.giftWrapperSize ?? giftWrapperSizes[brandOf(tenant)]}`,
  greetingCard: (config: TenantConfig, tenant: Tenant) => {
    const price = { amount: boxWithGreetingCardPrice, currencyCode: currencyOf(tenant) };
    return say`Box mit Grußkarte: ${config.boxWithGreetingCardPrice ?? formatMoney(price)}`;
  },
} as const;
