import type { Cart } from './cart.ts';
import type { Changeset } from './changeset.ts';
import { createSpelling, type OpenEnum } from './spelling.ts';
import { cartTenant } from './tenant.ts';

/** The id in fragment data for the cart. */
export const cartFragmentId = 'cart-fragment';

export const cartModes = /* @__PURE__ */ createSpelling(['shopping', 'redemption']);
export type CartMode = OpenEnum<(typeof cartModes.known)[number]>;

/** The data that a host page passes to the cart. */
export interface FragmentData {
  /** Optional. Data with any other id is unusable. */
  readonly id: typeof cartFragmentId;
  /**
   * Required, and ends with a slash: API calls go to `api/…` below it, and the shop's links are resolved against it.
   * Relative to the page; here absolute.
   */
  readonly baseUrl: string;
  /** The base of links in server markup: the same URL for a page whose URL is unknown; see `unknownPage`. */
  readonly linkBase: string;
  /** The only locale. */
  readonly locale: 'de';
  /**
   * `JS_DE`, `JS_AT`, `MD_DE`, `MD_AT` or `MD_CH`: determines brand and currency. Anything else counts as `JS_DE`
   * without a loyalty program.
   */
  readonly tenant: string;
  /** Where errors are reported; the console by default. */
  readonly sentry: SentrySettings;
  /** Settings of the cart. */
  readonly rootComponentProps: RootComponentProps;
}

/** The shop of a cart, the same for a missing tenant as for the one that it counts as. */
export const shopOf = ({ baseUrl, tenant }: Pick<FragmentData, 'baseUrl' | 'tenant'>) => ({
  baseUrl,
  tenant: cartTenant(tenant),
});

export interface SentrySettings {
  /** Whether errors are sent to Sentry. */
  readonly enabled: boolean;
  /** The address that Sentry gives to a project. */
  readonly dsn: string | null;
  /** Reported with each error, such as `production`. */
  readonly environment: string | null;
  /** Reported with each error: the shop's version. */
  readonly release: string | null;
  /** Errors whose code, such as `CF-202`, or message contains one of these strings are not reported. */
  readonly ignorePatterns: readonly string[];
}

/** Settings of the cart page. */
export interface RootComponentProps {
  /** A cart as answered by `GET api/cart`, which is then not fetched at the start. */
  readonly initialCart: Cart | null;
  /**
   * A notice at the start: the server has updated the cart. Closing a notice removes `error` and `cartWasSynced` from
   * the address.
   */
  readonly cartWasSynced: boolean;
  /** A notice at the start: changes by the shop, as in the schema `Changeset` of `openapi.json`. */
  readonly initialChangeset: Changeset | null;
  /** A notice at the start: an error code of the API. It comes before a changeset, and that before `cartWasSynced`. */
  readonly initialErrorCode: number | null;
  /** Target of `Weiter zu den Bestelldaten`, relative to the page. */
  readonly nextStepUrl: string | null;
  /** Target after an express payment. */
  readonly lastCheckUrl: string | null;
  /**
   * Name of the cookie with a campaign's code: readable by scripts, without a `Domain`, with the path `/`. Its value
   * may be URI-encoded.
   */
  readonly discountCampaignCookieName: string | null;
  /** Name of the cookie with the campaign's referer, of the same kind. */
  readonly refererCookieName: string | null;
  /** If not empty, the shopper is logged in. A hash or another opaque id, never the address itself. */
  readonly customerEmailHash: string | null;
  /**
   * `shopping`, the default, or `redemption`: links `tenantConfig.urls.redemption`, and shows what is left of vouchers.
   */
  readonly mode: CartMode;
  /** Additional origins that the cart may navigate to. */
  readonly allowedOrigins: readonly string[];
  /** Addresses and texts of the shop. */
  readonly tenantConfig: TenantConfig;
  /** Express payment. */
  readonly payments: PaymentSettings;
  /** What the wallets ask for. */
  readonly express: ExpressSettings;
  /** Parts of the page, each `true` by default; `false` leaves it out. */
  readonly features: Features;
  /** Up to three short promises at the next step. */
  readonly assurances: readonly Assurance[];
  /** Names of the ways to pay, such as `["Rechnung", "PayPal"]`, on phones before the express payment. */
  readonly paymentNames: readonly string[];
  /**
   * Whether the shop has `POST api/cart/add-item`, so that `Rückgängig` puts removed items back. Without it, only
   * codes, and tickets while another ticket of the item is in the cart.
   */
  readonly canAddItems: boolean;
  /** Whether changes carry the version of the cart on the screen as `If-Match`. */
  readonly conditionalChanges: boolean;
}

export interface TenantConfig {
  /** Accepted, without effect. */
  readonly brandDisplayName: string;
  readonly urls: {
    /** The shop's own page, which replaces a missing `urls.login`; `label` has no effect. */
    readonly web: { readonly href: string; readonly label: string } | null;
    /** The page where vouchers are redeemed. */
    readonly redemption: string | null;
    /** The page on which shoppers log in. */
    readonly login: string | null;
  };
  /**
   * SKUs that earn no loyalty points, in addition to 6143, 6473, 7608 and 7496; only for carts without
   * `payback.points`.
   */
  readonly notCountableSkus: readonly string[];
  /** The number as you write it, such as `089 / 12 34 56`; shown and linked. */
  readonly hotline: string | null;
  /** The size of a gift box; by default the brand's, such as `16,2 x 16,2 x 1,7 cm`. */
  readonly giftWrapperSize: string | null;
  /** By default `7,90 €`, or `7,90 CHF` for MD_CH. */
  readonly boxWithGreetingCardPrice: string | null;
  /** Accepted, without effect. */
  readonly expressDeliveryDate: number | null;
}

export const assuranceIcons = ['calendar', 'clock', 'heart', 'people', 'pin', 'shield', 'tag', 'truck'] as const;

/** A short promise at the next step, such as `3 Jahre gültig`. */
export interface Assurance {
  /** `calendar`, `clock`, `heart`, `people`, `pin`, `shield`, `tag` or `truck`; otherwise a check mark. */
  readonly icon: (typeof assuranceIcons)[number] | null;
  /** Cut to 40 characters. */
  readonly text: string;
}

export interface Features {
  /** The loyalty program. */
  readonly loyalty: boolean;
  /** The button that moves an item to the wishlist. */
  readonly wishlist: boolean;
  /** The field for discount codes. */
  readonly discountCode: boolean;
  /** Express payment. */
  readonly express: boolean;
}

export interface ExpressSettings {
  /** Whether Google Pay and Apple Pay ask for the phone number; `false` by default. */
  readonly phoneRequired: boolean;
}

export interface PaymentSettings {
  /** Offers Google Pay and Apple Pay. */
  readonly stripePublishableKey: string | null;
  /**
   * Any value offers PayPal. Without a URL, the offer is a mistake, which is shown as an error. A path with `/web-sdk/v6/`
   * means PayPal's SDK v6 instead of v5.
   */
  readonly paypal: { readonly scriptUrl: string | null } | null;
  /** Short form of `paypal`; an empty string is an offer without a URL. */
  readonly paypalScriptUrl: string | null;
  /** Offers Amazon Pay. */
  readonly amazonPay: { readonly scriptUrl: string; readonly publicKeyId: string; readonly storeId: string } | null;
  /** The country of a billing address comes from the tenant, and no street is required. */
  readonly addressValidationDisabled: boolean;
}
