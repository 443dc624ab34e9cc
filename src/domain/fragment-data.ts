import type { Cart } from './cart.ts';
import type { Changeset } from './changeset.ts';

/** The id that fragment data for the cart carries. */
export const cartFragmentId = 'cart-fragment';

export type CartMode = 'shopping' | 'redemption';

/** What a page hands to the cart at its start (rulings, 9). */
export interface FragmentData {
  readonly id: typeof cartFragmentId;
  /** Absolute. A page may give a relative one, or leave it to the attribute `base-url`. */
  readonly baseUrl: string;
  readonly locale: 'de';
  /** As given; `cartTenant` turns it into one that the cart page supports. */
  readonly tenant: string;
  readonly sentry: SentrySettings;
  readonly rootComponentProps: RootComponentProps;
}

export interface SentrySettings {
  readonly enabled: boolean;
  readonly dsn: string | null;
  readonly environment: string | null;
  readonly release: string | null;
  /** Errors whose message contains one of these are not reported. */
  readonly ignorePatterns: readonly string[];
}

/** Rulings, 10. */
export interface RootComponentProps {
  readonly initialCart: Cart | null;
  readonly cartWasSynced: boolean;
  readonly initialChangeset: Changeset | null;
  readonly initialErrorCode: number | null;
  readonly nextStepUrl: string | null;
  readonly lastCheckUrl: string | null;
  readonly discountCampaignCookieName: string | null;
  readonly refererCookieName: string | null;
  readonly customerEmailHash: string | null;
  readonly mode: CartMode;
  readonly allowedOrigins: readonly string[];
  readonly tenantConfig: TenantConfig;
  readonly payments: PaymentSettings;
}

export interface TenantConfig {
  readonly brandDisplayName: string;
  readonly urls: {
    readonly web: { readonly href: string; readonly label: string } | null;
    readonly redemption: string | null;
    /** Where a session that ran out logs in again; without it, the shop's own page is linked. */
    readonly login: string | null;
  };
  /** SKUs that earn no loyalty points. */
  readonly notCountableSkus: readonly string[];
  readonly giftWrapperSize: string | null;
  readonly boxWithGreetingCardPrice: string | null;
  readonly expressDeliveryDate: number | null;
}

export interface PaymentSettings {
  readonly stripePublishableKey: string | null;
  readonly paypalScriptUrl: string | null;
  readonly amazonPay: { readonly scriptUrl: string; readonly publicKeyId: string; readonly storeId: string } | null;
  readonly addressValidationDisabled: boolean;
}
