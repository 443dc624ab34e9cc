import type { Cart } from './cart.ts';
import type { Changeset } from './changeset.ts';
import { createSpelling, type OpenEnum } from './spelling.ts';

/** The id in fragment data for the cart. */
export const cartFragmentId = 'cart-fragment';

export const cartModes = /* @__PURE__ */ createSpelling(['shopping', 'redemption']);
export type CartMode = OpenEnum<(typeof cartModes.known)[number]>;

/** The data that a host page passes to the cart. */
export interface FragmentData {
  readonly id: typeof cartFragmentId;
  /** Absolute. Pages may pass a relative URL, or use the attribute `base-url` instead. */
  readonly baseUrl: string;
  /** The base of links in server markup: the same URL for a page whose URL is unknown; see `unknownPage`. */
  readonly linkBase: string;
  readonly locale: 'de';
  /** As passed by the page; `cartTenant` maps it to a supported tenant. */
  readonly tenant: string;
  readonly sentry: SentrySettings;
  readonly rootComponentProps: RootComponentProps;
}

export interface SentrySettings {
  readonly enabled: boolean;
  readonly dsn: string | null;
  readonly environment: string | null;
  readonly release: string | null;
  /** Errors whose message contains one of these strings are not reported. */
  readonly ignorePatterns: readonly string[];
}

/** Settings of the cart page. */
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
  readonly express: ExpressSettings;
  readonly features: Features;
  /** At most three. */
  readonly assurances: readonly Assurance[];
  /** Whether the shop has `api/cart/add-item`, so that the removal of an item can be undone. */
  readonly canAddItems: boolean;
  /** Whether changes carry the version of the cart on the screen as `If-Match`. */
  readonly conditionalChanges: boolean;
}

export interface TenantConfig {
  readonly brandDisplayName: string;
  readonly urls: {
    readonly web: { readonly href: string; readonly label: string } | null;
    readonly redemption: string | null;
    /** Login page for expired sessions; defaults to the shop's own page. */
    readonly login: string | null;
  };
  /** SKUs that earn no loyalty points. */
  readonly notCountableSkus: readonly string[];
  /** The hotline's number as displayed, such as `089 / 12 34 56`. */
  readonly hotline: string | null;
  readonly giftWrapperSize: string | null;
  readonly boxWithGreetingCardPrice: string | null;
  readonly expressDeliveryDate: number | null;
}

export const assuranceIcons = ['calendar', 'clock', 'heart', 'people', 'pin', 'shield', 'tag', 'truck'] as const;

/** A short promise at the next step, such as `3 Jahre gültig`. */
export interface Assurance {
  /** null for a check mark. */
  readonly icon: (typeof assuranceIcons)[number] | null;
  readonly text: string;
}

/** Parts of the page that a shop may switch off; true by default. */
export interface Features {
  readonly loyalty: boolean;
  /** The button that moves an item to the wishlist. */
  readonly wishlist: boolean;
  readonly discountCode: boolean;
  readonly express: boolean;
}

export interface ExpressSettings {
  /** Whether the wallets ask for a phone number. */
  readonly phoneRequired: boolean;
}

export interface PaymentSettings {
  readonly stripePublishableKey: string | null;
  /**
   * Any value offers PayPal. Without a URL, the offer is a mistake, which is shown as an error. A path with `/web-sdk/v6/`
   * means PayPal's SDK v6 instead of v5.
   */
  readonly paypal: { readonly scriptUrl: string | null } | null;
  /** Short form of `paypal`; an empty string is an offer without a URL. */
  readonly paypalScriptUrl: string | null;
  readonly amazonPay: { readonly scriptUrl: string; readonly publicKeyId: string; readonly storeId: string } | null;
  readonly addressValidationDisabled: boolean;
}
