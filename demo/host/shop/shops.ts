export const tenants = ['JS_DE', 'JS_AT', 'MD_DE', 'MD_AT', 'MD_CH'] as const;
export type Tenant = (typeof tenants)[number];

/** A tenant's settings; `tenantConfig` is part of the fragment data. */
export interface Shop {
  readonly tenant: Tenant;
  readonly label: string;
  /** Relative to the page, so that the demo works in any folder. */
  readonly baseUrl: string;
  /** Shown next to the step to the checkout. */
  readonly assurances: readonly { readonly icon: 'calendar' | 'shield' | null; readonly text: string }[];
  readonly paymentNames: readonly string[];
  readonly tenantConfig: {
    readonly brandDisplayName: string;
    readonly urls: { readonly web: { readonly href: string; readonly label: string }; readonly redemption: string };
    readonly notCountableSkus: readonly string[];
    readonly hotline: string;
    readonly giftWrapperSize: string;
    readonly boxWithGreetingCardPrice: string;
    readonly expressDeliveryDate: number;
  };
}

const assurances = [
  { icon: 'calendar', text: '3 Jahre gültig' },
  { icon: null, text: 'kostenlos umtauschen' },
  { icon: 'shield', text: 'sicher bezahlen' },
] as const;

export function shopOf(tenant: Tenant): Shop {
  const first = tenant.startsWith('JS');
  const name = first ? 'Erlebnishaus' : 'Mein Tag';
  return {
    tenant,
    label: `${name} ${{ DE: 'Deutschland', AT: 'Österreich', CH: 'Schweiz' }[tenant.slice(3)] ?? ''}`,
    baseUrl: `shop/${tenant.toLowerCase()}/`,
    assurances: first ? [] : assurances,
    paymentNames: ['Rechnung', 'PayPal', 'Kreditkarte', 'Klarna', 'Apple Pay', 'Google Pay'],
    tenantConfig: {
      brandDisplayName: name,
      urls: {
        // The cart resolves them against `baseUrl`, two folders below the pages.
        web: { href: '../../index.html', label: first ? 'erlebnishaus.example' : 'mein-tag.example' },
        redemption: '../../index.html?mode=redemption',
      },
      notCountableSkus: ['6143', '6473', '7608', '7496'],
      hotline: '089 / 12 34 56',
      giftWrapperSize: first ? '16,2 x 16,2 x 1,7 cm' : '16,2 x 16,2 x 1,6 cm',
      boxWithGreetingCardPrice: tenant === 'MD_CH' ? '7,90 CHF' : '7,90 €',
      expressDeliveryDate: 1,
    },
  };
}

/** Returns the shop of this page's tenant, which `brand.js` has set before the first paint. */
export function currentShop(): Shop {
  const given = document.documentElement.dataset['tenant'];
  return shopOf(tenants.find((tenant) => tenant === given) ?? 'JS_DE');
}

/** Resolves a path of a shop, in any folder from which the demo is served. */
export function shopUrl(path: string, shop: Shop = currentShop()): string {
  return new URL(shop.baseUrl + path, document.baseURI).href;
}
