import { fileURLToPath } from 'node:url';
import { bootstrap, JobQueueService, LogLevel } from '@vendure/core';
import { openAdminApi } from './demo/admin-api.js';
import { createControls } from './demo/controls.js';
import { servePages } from './demo/pages.js';
import { createGateway } from './gateway/gateway.js';
import { providersOf } from './payments/providers.js';
import { seed } from './seed/seed.js';
import { superadmin, vendureConfig, type Handler, type Options } from './vendure-config.js';

export interface ServerOptions extends Pick<Options, 'port' | 'database' | 'plugins'> {
  readonly verbose: boolean;
  /** The address of the doubles of the payment providers. */
  readonly doubles: string;
}

/** Starts Vendure with the gateway and the demo's pages on one port, and fills an empty database. */
export async function startServer({ verbose, doubles, ...options }: ServerOptions): Promise<void> {
  // Vendure would report its use to its makers.
  process.env['VENDURE_DISABLE_TELEMETRY'] = 'true';
  const origin = `http://127.0.0.1:${options.port}`;
  const gateway = createGateway({
    shopApi: `${origin}/shop-api`,
    providers: providersOf(process.env, doubles),
    oneAtATime: options.database.type === 'sqljs',
    allowedOrigins: ['https://www.shop.example'],
    cookieAttributes: process.env['COOKIE_ATTRIBUTES'] ?? 'SameSite=Lax',
    controls: createControls(openAdminApi(`${origin}/admin-api`, superadmin)),
  });
  const pages = servePages(fileURLToPath(new URL('../../../demo/dist', import.meta.url)));
  // A rejection that nobody handles would end the process.
  const handler: Handler = (request, response, next) => {
    const failed = () => response.destroy();
    gateway(request, response, () => void pages(request, response, next).catch(failed)).catch(failed);
  };
  const app = await bootstrap(
    vendureConfig({ ...options, gateway: handler, log: verbose ? LogLevel.Verbose : LogLevel.Error }),
  );
  await app.get(JobQueueService).start();
  await seed(app);
}
