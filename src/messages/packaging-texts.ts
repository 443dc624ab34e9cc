import type { TenantConfig } from '../domain/fragment-data.ts';
import { boxWithGreetingCardPriceOf, giftWrapperSizeOf } from '../domain/gift-wrap.ts';
import type { Tenant } from '../domain/tenant.ts';
import { formatMoney } from './format.ts';
import { say } from './say.ts';

/** The dialog with the designs of a packaging. */
export const packagingTexts = {
  title: 'Verpackung auswählen',
  design: 'Design',
  choose: 'Auswählen',
  tag: (name: string) => say`Für ${name}`,
  loading: 'Die Designs werden geladen …',
  loadFailed: 'Die Designs konnten nicht geladen werden. Bitte versuche es erneut.',
  none: 'Für diese Verpackung gibt es gerade keine weiteren Designs.',
  size: (config: TenantConfig, tenant: Tenant) => say`Größe: ${config.giftWrapperSize ?? giftWrapperSizeOf(tenant)}`,
  greetingCard: (config: TenantConfig, tenant: Tenant) =>
    say`Box mit Grußkarte: ${config.boxWithGreetingCardPrice ?? formatMoney(boxWithGreetingCardPriceOf(tenant))}`,
} as const;
