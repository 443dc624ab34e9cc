import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Allow, AuthService, Ctx, CustomerService, isGraphQlErrorResult, Order } from '@vendure/core';
import { Permission, RequestContext, SessionService, TransactionalConnection, UserService } from '@vendure/core';
import { In, IsNull } from 'typeorm';
import { AppointmentService } from './appointments.js';
import type { CartChange } from './cart-changes.js';
import { cartOrderOf, type CartOrder } from './cart-order.js';
import { CartService } from './cart-service.js';
import { Appointment, Wish } from './entities.js';
import { EventService } from './events.js';
import { lockName } from './lock.js';
import { OrderingService, type OrderPlacement } from './ordering.js';
import { PackagingService } from './packaging.js';
import { refuseCall } from './refusal.js';
import { ShopMarkService } from './shop-mark.js';

interface IfVersion {
  readonly ifVersion?: string;
}

@Resolver()
export class CartResolver {
  constructor(
    private readonly carts: CartService,
    private readonly ordering: OrderingService,
    private readonly appointments: AppointmentService,
    private readonly packaging: PackagingService,
    private readonly auth: AuthService,
    private readonly customers: CustomerService,
    private readonly users: UserService,
    private readonly sessions: SessionService,
    private readonly events: EventService,
    private readonly connection: TransactionalConnection,
  ) {}

  @Mutation()
  @Allow(Permission.Owner)
  async changeCart(@Ctx() ctx: RequestContext, @Args() args: CartChange & IfVersion): Promise<CartOrder> {
    return this.shown(ctx, await this.carts.change(ctx, args, args.ifVersion ?? null));
  }

  @Query()
  @Allow(Permission.Owner)
  async cart(@Ctx() ctx: RequestContext, @Args() args: IfVersion): Promise<CartOrder | null> {
    const order = await this.carts.read(ctx, args.ifVersion ?? null);
    return order && this.shown(ctx, order);
  }

  private async shown(ctx: RequestContext, order: Order): Promise<CartOrder> {
    return cartOrderOf(order, await this.appointments.shown(ctx, order.lines));
  }

  @Mutation()
  @Allow(Permission.Owner)
  takeChangeset(@Ctx() ctx: RequestContext): Promise<unknown> {
    return this.carts.takeChangeset(ctx);
  }

  @Mutation()
  @Allow(Permission.Owner)
  reserveAppointments(@Ctx() ctx: RequestContext, @Args() args: IfVersion): Promise<string[]> {
    return this.carts.locked(ctx, args.ifVersion ?? null, (order, tx) => this.appointments.reserve(tx, order));
  }

  @Mutation()
  @Allow(Permission.Owner)
  placeOrder(@Ctx() ctx: RequestContext, @Args() args: OrderPlacement & IfVersion): Promise<string> {
    return this.ordering.place(ctx, args, args.ifVersion ?? null);
  }

  @Mutation()
  @Allow(Permission.Owner)
  async logInWithCart(@Ctx() ctx: RequestContext, @Args() args: { username: string; password: string }) {
    return this.carts.locked(ctx, null, async (order, tx) => {
      const user = await this.users.getUserByEmailAddress(tx, args.username, 'customer');
      // Another device of the customer may be changing the cart that this one is merged with.
      if (user) await lockName(tx, this.connection, `customer ${user.id}`);
      // Vendure merges the order of the session, and ends every session of this order.
      if (tx.session) Object.assign(tx.session, await this.sessions.setActiveOrder(tx, tx.session, order));
      const session = await this.auth.authenticate(tx, 'shop', 'native', args);
      if (isGraphQlErrorResult(session)) return refuseCall(401, 'E-Mail-Adresse oder Passwort stimmt nicht.');
      const { activeOrder, token } = session;
      const orders = this.connection.getRepository(tx, Order);
      if (activeOrder) {
        const merged = await this.carts.load(tx, activeOrder.id);
        const kept = ['vouchers', 'loyaltyNumber', 'scrid', 'chosenShipping'] as const;
        const guest = order.customFields;
        await orders.update(merged.id, {
          customFields: {
            ...Object.fromEntries(kept.map((name) => [name, merged.customFields[name] ?? guest[name]])),
            cartVersion: Math.max(guest.cartVersion, merged.customFields.cartVersion) + 1,
            // Vendure has only added the lines.
            settledAt: 0,
          },
        });
        await this.appointments.handOver(tx, order.lines, merged.lines);
      }
      // Vendure merges the cart of this channel. Those of the others become the customer's as they are.
      const customer = await this.customers.findOneByUserId(tx, session.user.id, false);
      const visitor = String(ctx.session?.id);
      const others = await orders.find({
        where: { active: true, customerId: IsNull(), customFields: { visitor } },
        relations: { lines: true },
      });
      for (const { id, lines } of others) if (customer && lines.length > 0) await orders.update(id, { customer });
      return token;
    });
  }

  @Mutation()
  @Allow(Permission.Public)
  countEvent(@Args() { name, data }: { name: string; data: object }): boolean {
    return this.events.count(name, data);
  }

  @Query()
  @Allow(Permission.Public)
  packagingDesigns(@Ctx() ctx: RequestContext) {
    return this.packaging.designs(ctx);
  }

  @Query()
  @Allow(Permission.Public)
  bookableAppointments(@Ctx() ctx: RequestContext) {
    return this.appointments.bookable(ctx);
  }

  @Mutation()
  @Allow(Permission.Public)
  async wishlist(
    @Ctx() ctx: RequestContext,
    @Args() { add: sku, remove }: { add?: string; remove?: string[] },
  ): Promise<string[]> {
    const userId = ctx.activeUserId ? String(ctx.activeUserId) : refuseCall(401, 'Bitte melde dich an.');
    const wishes = this.connection.getRepository(ctx, Wish);
    if (remove) await wishes.delete({ userId, sku: In(remove) });
    if (sku !== undefined) {
      await this.connection.withTransaction(ctx, async (tx) => {
        await lockName(tx, this.connection, `wishlist ${userId}`);
        const repository = this.connection.getRepository(tx, Wish);
        await repository.delete({ userId, sku });
        if ((await repository.countBy({ userId })) >= longest) refuseCall(422, 'COUNT_EXCEEDED');
        await repository.insert({ userId, sku });
      });
    }
    return (await wishes.find({ where: { userId }, order: { id: 'DESC' } })).map((wish) => wish.sku);
  }
}

/** Maximum length of a wishlist. */
const longest = 99;

@Resolver()
export class AppointmentAdminResolver {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly mark: ShopMarkService,
  ) {}

  /** Cancels an appointment, or takes back that all of them have been. */
  @Mutation()
  @Allow(Permission.UpdateCatalog)
  async cancelAppointments(@Ctx() ctx: RequestContext, @Args() { code }: { code?: string }): Promise<boolean> {
    await this.mark.advance(ctx);
    const which = code === undefined ? { cancelled: true } : { code };
    await this.connection.getRepository(ctx, Appointment).update(which, { cancelled: code !== undefined });
    return true;
  }
}
