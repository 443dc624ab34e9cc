import { Order, OrderService, TransactionalConnection } from '@vendure/core';
import { refuseCall } from './refusal.js';
import type { ActiveOrderStrategy, Injector, RequestContext } from '@vendure/core';

/**
 * Finds the order of a visitor in the database. Vendure's own strategy has it from the cached session, which several
 * processes do not share, and has one order for all channels.
 */
export class VisitorOrderStrategy implements ActiveOrderStrategy {
  readonly name = 'visitor';
  private connection: TransactionalConnection;
  private orders: OrderService;

  init(injector: Injector): void {
    this.connection = injector.get(TransactionalConnection);
    this.orders = injector.get(OrderService);
  }

  async determineActiveOrder(ctx: RequestContext): Promise<Order | undefined> {
    const query = this.connection
      .getRepository(ctx, Order)
      .createQueryBuilder('order')
      .innerJoin('order.channels', 'channel', 'channel.id = :channel', { channel: ctx.channelId })
      .where('order.active = :active', { active: true })
      .orderBy('order.id', 'DESC');
    if (ctx.activeUserId) {
      query.innerJoin('order.customer', 'customer').innerJoin('customer.user', 'user');
      query.andWhere('user.id = :user', { user: ctx.activeUserId });
    } else query.andWhere('order.customFields.visitor = :visitor', { visitor: String(ctx.session?.id) });
    return (await query.getOne()) ?? undefined;
  }

  async createActiveOrder(ctx: RequestContext): Promise<Order> {
    const [, presented] = /^bearer (.+)$/i.exec(ctx.req?.get('authorization') ?? '') ?? [];
    if (presented && presented !== ctx.session?.token) refuseCall(409, 'Diese Sitzung gibt es nicht mehr.');
    const order = await this.orders.create(ctx, ctx.activeUserId);
    return this.orders.updateCustomFields(ctx, order.id, { visitor: String(ctx.session?.id) });
  }
}
