import type { IncomingMessage, ServerResponse } from 'node:http';
import { AdminUiPlugin } from '@vendure/admin-ui-plugin';
import { DefaultLogger, LanguageCode, LogLevel, type VendureConfig, type VendurePlugin } from '@vendure/core';
import { CartPlugin } from './plugin/cart-plugin.js';

/** A handler as Express and Node know it. */
export type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
type Plugin = Parameters<typeof VendurePlugin>[0] | object;

export interface Options {
  readonly port: number;
  readonly database: VendureConfig['dbConnectionOptions'];
  readonly gateway: Handler;
  readonly plugins?: readonly Plugin[];
  readonly log?: LogLevel;
}

/** The only administrator. Set `SUPERADMIN_PASSWORD` if the server is reachable from elsewhere. */
export const superadmin = {
  identifier: 'superadmin',
  password: process.env['SUPERADMIN_PASSWORD'] ?? 'superadmin',
};

/** Vendure's Admin UI, which comes built. Its successor, the React dashboard, is an application of its own to build. */
const dashboard = {
  defaultLanguage: LanguageCode.de,
  availableLanguages: [LanguageCode.de, LanguageCode.en],
  // The default is a picture of another server.
  loginImageUrl: '/images/ballonfahrt.svg',
};

/** Vendure with the cart's plugin. The gateway and the pages answer what is no address of Vendure. */
export function vendureConfig({ port, database, gateway, plugins = [], log = LogLevel.Warn }: Options): VendureConfig {
  return {
    defaultLanguageCode: LanguageCode.de,
    apiOptions: {
      hostname: '127.0.0.1',
      port,
      cors: false,
      csrfPrevention: true,
      adminApiPath: 'admin-api',
      shopApiPath: 'shop-api',
      middleware: [{ handler: gateway, route: '/', beforeListen: true }],
    },
    authOptions: {
      tokenMethod: ['bearer', 'cookie'],
      superadminCredentials: superadmin,
      cookieOptions: { secret: process.env['COOKIE_SECRET'] ?? 'example' },
      requireVerification: false,
    },
    dbConnectionOptions: database,
    paymentOptions: { paymentMethodHandlers: [] },
    logger: new DefaultLogger({ level: log, timestamp: false }),
    plugins: [
      CartPlugin,
      AdminUiPlugin.init({ route: 'dashboard', port, adminUiConfig: dashboard }),
      ...(plugins as never[]),
    ],
  };
}
