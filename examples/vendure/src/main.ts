import { parseArgs } from 'node:util';
import { bootstrap, JobQueueService, LogLevel } from '@vendure/core';
import { openAdminApi } from './gateway/admin-api.js';
import { createControls } from './gateway/controls.js';
import { createGateway } from './gateway/gateway.js';
import { providersOf } from './gateway/payments.js';
import { servePaymentDoubles } from './doubles/payment-servers.js';
import { servePages } from './host/pages.js';
import { seed } from './seed/seed.js';
import { superadmin, vendureConfig } from './vendure-config.js';
import { fileURLToPath } from 'node:url';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: process.env['PORT'] ?? '8092' },
    verbose: { type: 'boolean', default: false },
  },
});
const port = Number(values.port);
const origin = `http://127.0.0.1:${port}`;
const started = performance.now();

const gateway = createGateway({
  shopApi: `${origin}/shop-api`,
  providers: providersOf(process.env, await servePaymentDoubles()),
  oneAtATime: true,
  allowedOrigins: ['https://www.shop.example'],
  controls: createControls(openAdminApi(`${origin}/admin-api`, superadmin)),
});
const pages = servePages(fileURLToPath(new URL('../../../demo/dist', import.meta.url)));

const app = await bootstrap(
  vendureConfig({
    port,
    database: { type: 'sqljs', synchronize: true },
    gateway: (request, response, next) => void gateway(request, response, () => void pages(request, response, next)),
    log: values.verbose ? LogLevel.Verbose : LogLevel.Warn,
  }),
);
await app.get(JobQueueService).start();
await seed(app);

console.log(`The shop is open after ${((performance.now() - started) / 1000).toFixed(1)} s.
  pages       http://localhost:${port}/
  contract    http://localhost:${port}/shop/js_de/
  Admin API   http://localhost:${port}/admin-api   ${superadmin.identifier} / ${superadmin.password}
  Shop API    http://localhost:${port}/shop-api`);
