/** One server that counts its statements and its processor time: `measured.mjs sqljs|postgres PORT`. */
import { migrations } from '../build/migrations/migrations.js';
import { startServer } from '../build/server.js';
import { servePaymentDoubles } from '../build/payments/doubles.js';

const [type, port] = process.argv.slice(2);
let statements = 0;
const quiet = () => undefined;
const logger = {
  logQuery: () => (statements += 1),
  ...Object.fromEntries(
    ['logQueryError', 'logQuerySlow', 'logSchemaBuild', 'logMigration', 'log'].map((name) => [name, quiet]),
  ),
};
const url = process.env.DATABASE_URL ?? 'postgres://cart:cart@127.0.0.1:5432/cart';
const extra = { max: 20, options: '-c join_collapse_limit=1' };
const database =
  type === 'sqljs'
    ? { type, synchronize: true }
    : { type, url, extra, synchronize: false, migrations, migrationsRun: true };
await startServer({
  port: Number(port),
  vendurePort: Number(port) + 1,
  verbose: false,
  doubles: await servePaymentDoubles(),
  database: { ...database, logging: ['query'], logger },
});
process.on('message', () => process.send({ statements, cpu: process.cpuUsage() }));
process.on('disconnect', () => process.exit());
process.send('ready');
