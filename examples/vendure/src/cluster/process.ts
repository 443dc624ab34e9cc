import { RedisCachePlugin } from '@vendure/core';
import { BullMQJobQueuePlugin } from '@vendure/job-queue-plugin/package/bullmq/index.js';
import { Redis } from 'ioredis';
import { migrations } from '../migrations/migrations.js';
import { startServer } from '../server.js';

/** One server of several: `process.js PORT DOUBLES first|other [verbose]`. */
const [port, doubles = '', order, verbosity] = process.argv.slice(2);
const url = process.env['DATABASE_URL'] ?? 'postgres://cart:cart@127.0.0.1:5432/cart';
const redis = new URL(process.env['REDIS_URL'] ?? 'redis://127.0.0.1:6379');
const connection = { host: redis.hostname, port: Number(redis.port || 6379), maxRetriesPerRequest: null };

await startServer({
  port: Number(port),
  vendurePort: Number(port) + 1,
  doubles,
  verbose: verbosity === 'verbose',
  database: {
    type: 'postgres',
    url,
    synchronize: false,
    migrations,
    migrationsRun: order === 'first',
    // A change holds one connection, and sometimes needs another one for what Vendure reads outside of the transaction.
    // Without the option, planning Vendure's joins takes longer than running them.
    extra: { max: 20, connectionTimeoutMillis: 5000, options: '-c join_collapse_limit=1' },
  },
  redis: new Redis(connection),
  // Nobody but the proxy reaches this port.
  addressOf: ({ headers }) => String(headers['x-forwarded-for']),
  plugins: [RedisCachePlugin.init({ redisOptions: connection }), BullMQJobQueuePlugin.init({ connection })],
});
process.send?.('ready');
// The servers end with the process that has started them.
process.on('disconnect', () => process.exit());
