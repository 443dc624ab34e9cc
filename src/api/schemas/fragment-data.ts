import * as z from './zod.ts';
import { cartFragmentId } from '../../domain/fragment-data.ts';
import { cartSchema } from './cart.ts';
import { changesetSchema } from './changeset.ts';
import { wholeNumber } from './checks.ts';
import { listOf, textOrBlank, yesOrNo } from './lenient.ts';

/** A field that falls back to another value if it is invalid, because the cart works without it. */
function withFallback<Schema extends z.ZodMiniType, const Fallback>(schema: Schema, fallback: Fallback) {
  return z.transform((value): z.output<Schema> | Fallback => {
    const read = z.safeParse(schema, value);
    return read.success ? read.data : fallback;
  });
}

/** A field that falls back to null. */
function nullIfInvalid<Schema extends z.ZodMiniType>(schema: Schema) {
  return withFallback(schema, null);
}

const sentrySchema = z.object({
  enabled: yesOrNo(),
  dsn: nullIfInvalid(z.string()),
  environment: nullIfInvalid(z.string()),
  release: nullIfInvalid(z.string()),
  ignorePatterns: withFallback(listOf(z.string()), []),
});

const tenantConfigSchema = z.object({
  brandDisplayName: withFallback(textOrBlank(), ''),
  urls: z.pipe(
    nullIfInvalid(
      z.object({
        web: nullIfInvalid(z.object({ href: z.string(), label: textOrBlank() })),
        redemption: nullIfInvalid(z.string()),
        login: nullIfInvalid(z.string()),
      }),
    ),
    z.transform((urls) => urls ?? { web: null, redemption: null, login: null }),
  ),
  notCountableSkus: withFallback(listOf(z.string()), []),
  hotline: nullIfInvalid(z.string()),
  giftWrapperSize: nullIfInvalid(z.string()),
  boxWithGreetingCardPrice: nullIfInvalid(z.string()),
  expressDeliveryDate: nullIfInvalid(z.number()),
});

const paymentSettingsSchema = z.object({
  stripePublishableKey: nullIfInvalid(z.string()),
  paypalScriptUrl: nullIfInvalid(z.string()),
  amazonPay: nullIfInvalid(z.object({ scriptUrl: z.string(), publicKeyId: z.string(), storeId: z.string() })),
  addressValidationDisabled: withFallback(yesOrNo(), false),
});

/** An object whose fields all have defaults. If missing, null or invalid, it is parsed as the empty object. */
function withDefaults<Schema extends z.ZodMiniType>(schema: Schema) {
  return z.pipe(
    z.transform((value: unknown) => (isRecord(value) ? value : {})),
    schema,
  );
}

function isRecord(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const rootComponentPropsSchema = z.object({
  initialCart: nullIfInvalid(cartSchema),
  cartWasSynced: withFallback(yesOrNo(), false),
  initialChangeset: nullIfInvalid(changesetSchema),
  initialErrorCode: nullIfInvalid(wholeNumber()),
  nextStepUrl: nullIfInvalid(z.string()),
  lastCheckUrl: nullIfInvalid(z.string()),
  discountCampaignCookieName: nullIfInvalid(z.string()),
  refererCookieName: nullIfInvalid(z.string()),
  customerEmailHash: nullIfInvalid(z.string()),
  mode: withFallback(z.enum(['shopping', 'redemption']), 'shopping'),
  allowedOrigins: withFallback(listOf(z.string()), []),
  tenantConfig: withDefaults(tenantConfigSchema),
  payments: withDefaults(paymentSettingsSchema),
});

/**
 * Fragment data (rulings, 9 and 10). Only an invalid id or baseUrl makes them unusable; every other field falls back,
 * so that one invalid field never breaks the page.
 */
export const fragmentDataSchema = z.object({
  id: z.pipe(
    z.optional(z.enum([cartFragmentId])),
    z.transform((id) => id ?? cartFragmentId),
  ),
  baseUrl: z.string(),
  locale: z.transform(() => 'de' as const),
  tenant: withFallback(textOrBlank(), ''),
  sentry: withDefaults(sentrySchema),
  rootComponentProps: withDefaults(rootComponentPropsSchema),
});
