/** The attributes of the tag in templates. */
export interface TagAttributes {
  readonly 'base-url'?: string | undefined;
  readonly tenant?: string | undefined;
  readonly 'customer-email-hash'?: string | undefined;
  readonly 'next-step-url'?: string | undefined;
  readonly 'last-check-url'?: string | undefined;
  readonly 'data-source'?: string | undefined;
}
