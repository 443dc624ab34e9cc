import * as z from './zod.ts';
import { cartFragmentId } from '../../domain/fragment-data.ts';
import { cartSchema } from './cart.ts';
import { changesetSchema } from './changeset.ts';
import { wholeNumber } from './checks.ts';
import { listOf, textOrBlank, yesOrNo } from './lenient.ts';

/** A part of the page's data that gives way to another value when it is broken, since the cart can work without it. */
function orElse<Schema extends z.ZodMiniType, const Fallback>(schema: Schema, fallback: Fallback) {
  return z.transform((value): z.output<Schema> | Fallback => {
    const read = z.safeParse(schema, value);
    return read.success ? read.data : fallback;
  });
}

/** A part that may be missing. */
function dropped<Schema extends z.ZodMiniType>(schema: Schema) {
  return orElse(schema, null);
}

const sentrySchema = z.object({
  enabled: yesOrNo(),
  dsn: dropped(z.string()),
  environment: dropped(z.string()),
  release: dropped(z.string()),
  ignorePatterns: orElse(listOf(z.string()), []),
});

const tenantConfigSchema = z.object({
  brandDisplayName: orElse(textOrBlank(), ''),
  urls: z.pipe(
    dropped(
      z.object({
        web: dropped(z.object({ href: z.string(), label: textOrBlank() })),
        redemption: dropped(z.string()),
        login: dropped(z.string()),
      }),
    ),
    z.transform((urls) => urls ?? { web: null, redemption: null, login: null }),
  ),
  notCountableSkus: orElse(listOf(z.string()), []),
  giftWrapperSize: dropped(z.string()),
  boxWithGreetingCardPrice: dropped(z.string()),
  expressDeliveryDate: dropped(z.number()),
});

const paymentSettingsSchema = z.object({
  stripePublishableKey: dropped(z.string()),
  paypalScriptUrl: dropped(z.string()),
  amazonPay: dropped(z.object({ scriptUrl: z.string(), publicKeyId: z.string(), storeId: z.string() })),
  addressValidationDisabled: orElse(yesOrNo(), false),
});

/** An object whose fields all have defaults; missing, null and broken ones read as the empty object. */
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
  initialCart: dropped(cartSchema),
  cartWasSynced: orElse(yesOrNo(), false),
  initialChangeset: dropped(changesetSchema),
  initialErrorCode: dropped(wholeNumber()),
  nextStepUrl: dropped(z.string()),
  lastCheckUrl: dropped(z.string()),
  discountCampaignCookieName: dropped(z.string()),
  refererCookieName: dropped(z.string()),
  customerEmailHash: dropped(z.string()),
  mode: orElse(z.enum(['shopping', 'redemption']), 'shopping'),
  allowedOrigins: orElse(listOf(z.string()), []),
  tenantConfig: withDefaults(tenantConfigSchema),
  payments: withDefaults(paymentSettingsSchema),
});

/**
 * What a page hands to the cart (rulings, 9 and 10). Only the id and the baseUrl can make it unusable:
 * everything else falls back, so that one broken field never costs a shopper the page.
 */
export const fragmentDataSchema = z.object({
  id: z.pipe(
    z.optional(z.enum([cartFragmentId])),
    z.transform((id) => id ?? cartFragmentId),
  ),
  baseUrl: z.string(),
  locale: z.transform(() => 'de' as const),
  tenant: orElse(textOrBlank(), ''),
  sentry: withDefaults(sentrySchema),
  rootComponentProps: withDefaults(rootComponentPropsSchema),
});
