import * as z from './zod.ts';
import { assuranceIcons, cartFragmentId, cartModes } from '../../domain/fragment-data.ts';
import { cartSchema } from './cart.ts';
import { changesetSchema } from './changeset.ts';
import { errorCode, oneOf } from './checks.ts';
import { identifier, listOf, orDefaults, orElse, orNull, openEnum, textOrBlank, lenientBoolean } from './lenient.ts';

const sentryFields = z.object({
  enabled: lenientBoolean(),
  dsn: orNull(z.string()),
  environment: orNull(z.string()),
  release: orNull(z.string()),
  ignorePatterns: listOf(z.string()),
});

const tenantConfigSchema = z.object({
  brandDisplayName: textOrBlank(),
  urls: orDefaults(
    z.object({
      web: orNull(z.object({ href: z.string(), label: textOrBlank() })),
      redemption: orNull(z.string()),
      login: orNull(z.string()),
    }),
  ),
  notCountableSkus: listOf(z.string()),
  hotline: orNull(z.string()),
  giftWrapperSize: orNull(z.string()),
  boxWithGreetingCardPrice: orNull(z.string()),
  expressDeliveryDate: orNull(z.number()),
});

const paymentSettingsSchema = z.object({
  stripePublishableKey: orNull(z.string()),
  paypal: orNull(z.object({ scriptUrl: orNull(z.string()) })),
  paypalScriptUrl: orNull(z.string()),
  amazonPay: orNull(z.object({ scriptUrl: z.string(), publicKeyId: z.string(), storeId: z.string() })),
  addressValidationDisabled: lenientBoolean(),
});

const longestAssurance = 40;

const assuranceSchema = z.object({
  icon: orNull(oneOf(assuranceIcons)),
  text: z.pipe(
    identifier,
    z.transform((text) => [...text].slice(0, longestAssurance).join('')),
  ),
});

const rootComponentPropsSchema = z.object({
  initialCart: orNull(cartSchema),
  cartWasSynced: lenientBoolean(),
  initialChangeset: orNull(changesetSchema),
  initialErrorCode: orNull(errorCode()),
  nextStepUrl: orNull(z.string()),
  lastCheckUrl: orNull(z.string()),
  discountCampaignCookieName: orNull(z.string()),
  refererCookieName: orNull(z.string()),
  customerEmailHash: orNull(z.string()),
  mode: orElse(openEnum(cartModes), 'shopping'),
  allowedOrigins: listOf(z.string()),
  tenantConfig: orDefaults(tenantConfigSchema),
  payments: orDefaults(paymentSettingsSchema),
  express: orDefaults(z.object({ phoneRequired: lenientBoolean() })),
  assurances: listOf(assuranceSchema, 3),
  canAddItems: lenientBoolean(),
  conditionalChanges: lenientBoolean(),
});

export const sentrySchema = orDefaults(sentryFields);

/**
 * Fragment data. Only an invalid id or baseUrl makes it unusable. Every other field falls back to a default, so that one
 * invalid field never breaks the page.
 */
export const fragmentDataSchema = z.object({
  id: z.pipe(
    z.transform((id) => id ?? cartFragmentId),
    oneOf<typeof cartFragmentId>([cartFragmentId]),
  ),
  baseUrl: z.string(),
  locale: orElse(oneOf(['de'] as const), 'de'),
  tenant: textOrBlank(),
  sentry: sentrySchema,
  rootComponentProps: orDefaults(rootComponentPropsSchema),
});
