import { AdminUiPlugin } from '@vendure/admin-ui-plugin';
import { DefaultLogger, LanguageCode, LogLevel, type VendureConfig, type VendurePlugin } from '@vendure/core';
import { CartPlugin } from './plugin/cart-plugin.js';
import { cookieSecret, superadmin } from './secrets.js';

type Plugin = Parameters<typeof VendurePlugin>[0] | object;

export interface Options {
  /** The port of Vendure's APIs and dashboard, which shoppers cannot reach. */
  readonly vendurePort: number;
  readonly database: VendureConfig['dbConnectionOptions'];
  readonly plugins?: readonly Plugin[];
  readonly log?: LogLevel;
}

/** Vendure's Admin UI, which comes built. Its successor, the React dashboard, is an application of its own to build. */
const dashboard = {
  defaultLanguage: LanguageCode.de,
  availableLanguages: [LanguageCode.de, LanguageCode.en],
  // The default is a picture of another server.
  loginImageUrl: 'data:,',
};

/** Vendure with the cart's plugin, for this machine alone unless `VENDURE_HOST` names another address. */
export function vendureConfig({ vendurePort, database, plugins = [], log = LogLevel.Warn }: Options): VendureConfig {
  return {
    defaultLanguageCode: LanguageCode.de,
    apiOptions: {
      hostname: process.env['VENDURE_HOST'] ?? '127.0.0.1',
      port: vendurePort,
      cors: false,
      csrfPrevention: true,
      adminApiPath: 'admin-api',
      shopApiPath: 'shop-api',
    },
    authOptions: {
      tokenMethod: ['bearer', 'cookie'],
      superadminCredentials: superadmin,
      cookieOptions: { secret: cookieSecret },
      requireVerification: false,
    },
    dbConnectionOptions: database,
    paymentOptions: { paymentMethodHandlers: [] },
    logger: new DefaultLogger({ level: log, timestamp: false }),
    plugins: [
      CartPlugin,
      AdminUiPlugin.init({ route: 'dashboard', port: vendurePort, adminUiConfig: dashboard }),
      ...(plugins as never[]),
    ],
  };
}
