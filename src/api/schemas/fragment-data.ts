import * as z from './zod.ts';
import { assuranceIcons, cartFragmentId, cartModes } from '../../domain/fragment-data.ts';
import { cartSchema } from './cart.ts';
import { changesetSchema } from './changeset.ts';
import { errorCode, oneOf, preprocessed, transformed } from './checks.ts';
import {
  identifier,
  lenientBoolean,
  listOf,
  notBlank,
  numberOrNull,
  openEnum,
  orDefaults,
  orElse,
  orNull,
  stringOrNull,
  textOrBlank,
  urlText,
} from './lenient.ts';

export const sentrySchema = orDefaults(
  z.object({
    enabled: lenientBoolean,
    dsn: stringOrNull,
    environment: stringOrNull,
    release: stringOrNull,
    ignorePatterns: listOf(z.string()),
  }),
);

const tenantConfigSchema = z.object({
  brandDisplayName: textOrBlank,
  urls: orDefaults(
    z.object({
      web: orNull(z.object({ href: urlText('web'), label: textOrBlank })),
      redemption: orNull(urlText('web')),
      login: orNull(urlText('web')),
    }),
  ),
  notCountableSkus: listOf(z.string()),
  hotline: stringOrNull,
  giftWrapperSize: stringOrNull,
  boxWithGreetingCardPrice: stringOrNull,
  expressDeliveryDate: numberOrNull,
});

const paymentSettingsSchema = z.object({
  stripePublishableKey: stringOrNull,
  paypal: orNull(z.object({ scriptUrl: stringOrNull })),
  paypalScriptUrl: stringOrNull,
  amazonPay: orNull(z.object({ scriptUrl: z.string(), publicKeyId: z.string(), storeId: z.string() })),
  addressValidationDisabled: lenientBoolean,
});

const shown = orElse(z.boolean(), true);

const longestAssurance = 40;

const assuranceSchema = z.object({
  icon: orNull(oneOf(assuranceIcons)),
  text: transformed(notBlank(), (text) => [...text].slice(0, longestAssurance).join('')),
});

const rootComponentPropsSchema = z.object({
  initialCart: orNull(cartSchema),
  cartWasSynced: lenientBoolean,
  initialChangeset: orNull(changesetSchema),
  initialErrorCode: orNull(errorCode),
  nextStepUrl: stringOrNull,
  lastCheckUrl: stringOrNull,
  discountCampaignCookieName: stringOrNull,
  refererCookieName: stringOrNull,
  customerEmailHash: stringOrNull,
  mode: orElse(openEnum(cartModes), 'shopping'),
  allowedOrigins: listOf(z.string()),
  tenantConfig: orDefaults(tenantConfigSchema),
  payments: orDefaults(paymentSettingsSchema),
  express: orDefaults(z.object({ phoneRequired: lenientBoolean })),
  features: orDefaults(z.object({ loyalty: shown, wishlist: shown, discountCode: shown, express: shown })),
  assurances: listOf(assuranceSchema, 3),
  paymentNames: listOf(identifier),
  canAddItems: lenientBoolean,
  conditionalChanges: lenientBoolean,
});

/** Only an invalid id or baseUrl makes fragment data unusable. Every other field falls back to a default. */
export const fragmentDataSchema = z.object({
  id: preprocessed(oneOf<typeof cartFragmentId>([cartFragmentId]), (id) => id ?? cartFragmentId),
  baseUrl: z.string(),
  locale: orElse(oneOf(['de'] as const), 'de'),
  tenant: textOrBlank,
  sentry: sentrySchema,
  rootComponentProps: orDefaults(rootComponentPropsSchema),
});
