import { parseArgs } from 'node:util';
import { startCluster } from './cluster/cluster.js';
import { servePaymentDoubles } from './payments/doubles.js';
import { isFirstStart, superadmin } from './secrets.js';
import { startServer } from './server.js';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: process.env['PORT'] ?? '8092' },
    /** The port of Vendure; with `--postgres`, each server has its own. */
    'vendure-port': { type: 'string' },
    /** With PostgreSQL and Redis, several servers behind a proxy. */
    postgres: { type: 'boolean', default: false },
    processes: { type: 'string', default: '3' },
    verbose: { type: 'boolean', default: false },
  },
});
const port = Number(values.port);
const vendurePort = Number(values['vendure-port'] ?? port + (values.postgres ? 2 : 1));
const started = performance.now();

const doubles = await servePaymentDoubles();
const { verbose } = values;
if (values.postgres) await startCluster({ port, processes: Number(values.processes), doubles, verbose });
else await startServer({ port, vendurePort, verbose, doubles, database: { type: 'sqljs', synchronize: true } });

console.log(`The shop is open after ${((performance.now() - started) / 1000).toFixed(1)} s.
  pages       http://localhost:${port}/
  contract    http://localhost:${port}/shop/js_de/
  dashboard   http://localhost:${vendurePort}/dashboard   ${superadmin.identifier}${isFirstStart ? ` / ${superadmin.password} (shown once)` : ''}
  Admin API   http://localhost:${vendurePort}/admin-api
  Shop API    http://localhost:${vendurePort}/shop-api
  customer    kim.muster@example.org`);
