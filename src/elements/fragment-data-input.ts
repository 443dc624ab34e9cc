/** Fragment data as a page gives them (rulings, 9 and 10); what is missing falls back. */
export interface FragmentDataInput {
  readonly id?: 'cart-fragment';
  /** May only be missing where the attribute `base-url` supplies it. */
  readonly baseUrl?: string;
  readonly locale?: 'de';
  readonly tenant?: string | null;
  readonly sentry?: {
    readonly enabled?: boolean | null;
    readonly dsn?: string | null;
    readonly environment?: string | null;
    readonly release?: string | null;
    /** Errors whose message contains one of these are not reported. */
    readonly ignorePatterns?: readonly string[] | null;
  } | null;
  readonly rootComponentProps?: RootComponentPropsInput | null;
}

export interface RootComponentPropsInput {
  /** A cart as `GET api/cart` answers it. */
  readonly initialCart?: object | null;
  readonly cartWasSynced?: boolean | null;
  readonly initialChangeset?: object | null;
  readonly initialErrorCode?: number | null;
  readonly nextStepUrl?: string | null;
  readonly lastCheckUrl?: string | null;
  readonly discountCampaignCookieName?: string | null;
  readonly refererCookieName?: string | null;
  readonly customerEmailHash?: string | null;
  readonly mode?: 'shopping' | 'redemption' | null;
  readonly allowedOrigins?: readonly string[] | null;
  readonly tenantConfig?: {
    readonly brandDisplayName?: string | null;
    readonly urls?: {
      readonly web?: { readonly href: string; readonly label?: string | null } | null;
      readonly redemption?: string | null;
      readonly login?: string | null;
    } | null;
    readonly notCountableSkus?: readonly string[] | null;
    readonly giftWrapperSize?: string | null;
    readonly boxWithGreetingCardPrice?: string | null;
    readonly expressDeliveryDate?: number | null;
  } | null;
  readonly payments?: {
    readonly stripePublishableKey?: string | null;
    readonly paypalScriptUrl?: string | null;
    readonly amazonPay?: { readonly scriptUrl: string; readonly publicKeyId: string; readonly storeId: string } | null;
    readonly addressValidationDisabled?: boolean | null;
  } | null;
}
