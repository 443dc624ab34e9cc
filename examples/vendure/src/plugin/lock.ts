import { Order, type RequestContext, type TransactionalConnection } from '@vendure/core';

/**
 * Lets one transaction at a time pass on every machine: Vendure reads an order, computes and writes it back, so two
 * changes at once lose one. PostgreSQL releases the lock with the transaction, also if the process dies. With sql.js,
 * there is one process, in which the gateway's queue does the same.
 */
export async function lockName(ctx: RequestContext, connection: TransactionalConnection, name: string): Promise<void> {
  if (connection.rawConnection.options.type !== 'postgres') return;
  await connection.getRepository(ctx, Order).query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [name]);
}
