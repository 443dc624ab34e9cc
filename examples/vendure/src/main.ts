import { parseArgs } from 'node:util';
import { startCluster } from './cluster/cluster.js';
import { servePaymentDoubles } from './payments/doubles.js';
import { startServer } from './server.js';
import { superadmin } from './vendure-config.js';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: process.env['PORT'] ?? '8092' },
    /** With PostgreSQL and Redis, several servers behind a proxy. */
    postgres: { type: 'boolean', default: false },
    processes: { type: 'string', default: '3' },
    verbose: { type: 'boolean', default: false },
  },
});
const port = Number(values.port);
const started = performance.now();

const doubles = await servePaymentDoubles();
const { verbose } = values;
if (values.postgres) await startCluster({ port, processes: Number(values.processes), doubles, verbose });
else await startServer({ port, verbose, doubles, database: { type: 'sqljs', synchronize: true } });

console.log(`The shop is open after ${((performance.now() - started) / 1000).toFixed(1)} s.
  pages       http://localhost:${port}/
  contract    http://localhost:${port}/shop/js_de/
  dashboard   http://localhost:${port}/dashboard   ${superadmin.identifier} / ${superadmin.password}
  Admin API   http://localhost:${port}/admin-api
  Shop API    http://localhost:${port}/shop-api
  customer    kim.muster@example.org`);
