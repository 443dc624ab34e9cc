import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { bootstrap, JobQueueService, LogLevel, TransactionalConnection } from '@vendure/core';
import { openAdminApi } from './demo/admin-api.js';
import { createControls } from './demo/controls.js';
import { servePages } from './demo/pages.js';
import { createGateway, type GatewayOptions } from './gateway/gateway.js';
import { providersOf } from './payments/providers.js';
import { superadmin } from './secrets.js';
import { seed } from './seed/seed.js';
import { vendureConfig, type Options } from './vendure-config.js';

export interface ServerOptions extends Omit<Options, 'log'>, Pick<GatewayOptions, 'redis' | 'addressOf'> {
  readonly port: number;
  readonly verbose: boolean;
  /** The address of the doubles of the payment providers. */
  readonly doubles: string;
}

/** Starts Vendure, fills an empty database, and opens gateway and pages on a port of their own. */
export async function startServer({
  port,
  verbose,
  doubles,
  redis,
  addressOf,
  ...options
}: ServerOptions): Promise<void> {
  // Vendure would report its use to its makers.
  process.env['VENDURE_DISABLE_TELEMETRY'] = 'true';
  const app = await bootstrap(vendureConfig({ ...options, log: verbose ? LogLevel.Verbose : LogLevel.Error }));
  await app.get(JobQueueService).start();
  await seed(app);
  const { rawConnection } = app.get(TransactionalConnection);
  const origin = `http://127.0.0.1:${options.vendurePort}`;
  const gateway = createGateway({
    shopApi: `${origin}/shop-api`,
    providers: providersOf(process.env, doubles),
    oneAtATime: options.database.type === 'sqljs',
    allowedOrigins: ['https://www.shop.example'],
    cookieAttributes: process.env['COOKIE_ATTRIBUTES'] ?? 'SameSite=Lax',
    controls: createControls(openAdminApi(`${origin}/admin-api`, superadmin)),
    isDatabaseUp: () =>
      rawConnection.query('SELECT 1').then(
        () => true,
        () => false,
      ),
    ...(redis && { redis }),
    ...(addressOf && { addressOf }),
  });
  const pages = servePages(fileURLToPath(new URL('../../../demo/dist', import.meta.url)));
  const server = createServer((request, response) => {
    // A rejection that nobody handles would end the process.
    const failed = () => response.destroy();
    const missing = () => void response.writeHead(404).end();
    gateway(request, response, () => void pages(request, response, missing).catch(failed)).catch(failed);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, process.env['HOST'] ?? '127.0.0.1', resolve);
  });
}
