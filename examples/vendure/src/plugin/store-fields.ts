import { Order, type RequestContext, type TransactionalConnection } from '@vendure/core';

type Fields = Partial<Order['customFields']>;

/** Stores fields of the loaded order that have changed. */
export async function storeFields(
  ctx: RequestContext,
  connection: TransactionalConnection,
  { id, customFields }: Order,
  fields: Fields,
): Promise<void> {
  const names = Object.keys(fields) as (keyof Fields)[];
  if (names.every((name) => fields[name] === customFields[name])) return;
  await connection.getRepository(ctx, Order).update(id, { customFields: fields });
  Object.assign(customFields, fields);
}
