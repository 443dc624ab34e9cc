import { Injectable } from '@nestjs/common';
import { ActiveOrderService, Order, OrderLine, OrderService, TransactionalConnection } from '@vendure/core';
import { isGraphQlErrorResult, ProductVariant, type RequestContext } from '@vendure/core';
import { In, IsNull } from 'typeorm';
import { AppointmentService } from './appointments.js';
import { CartChangeService, type CartChange } from './cart-changes.js';
import { PackagingService } from './packaging.js';
import { lockCart } from './lock.js';
import { refuseCall } from './refusal.js';
import { appliedOffer, inOrder, methodOf, type ShippingOffer } from './shipping.js';
import { changesetOf, lostMethods, unreportedOf } from './unreported.js';
import { VoucherService } from './vouchers.js';

const changed = 'Dein Warenkorb hat sich inzwischen geändert.';

/** Changes carts: one at a time, each in one transaction with the new version of the cart. */
@Injectable()
export class CartService {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly activeOrders: ActiveOrderService,
    private readonly orders: OrderService,
    private readonly changes: CartChangeService,
    private readonly packaging: PackagingService,
    private readonly appointments: AppointmentService,
    private readonly vouchers: VoucherService,
  ) {}

  /** Applies a change to the cart as the shop offers it now. The version rises if shoppers see another cart. */
  async change(ctx: RequestContext, change: CartChange, ifVersion: string | null): Promise<Order> {
    return this.locked(ctx, ifVersion, async (before, tx) => {
      // Vendure changes the order that it is given.
      const seen = appearance(before);
      const current = await this.upToDate(tx, before, ifVersion);
      await this.changes.apply(tx, current, change);
      const order = await this.settle(tx, current);
      if (appearance(order) === seen) return order;
      return this.store(tx, order, { cartVersion: before.customFields.cartVersion + 1 });
    });
  }

  /** The cart as the shop offers it now. Refused if a shopper who names a version has seen another cart. */
  async upToDate(ctx: RequestContext, before: Order, ifVersion: string | null): Promise<Order> {
    const seen = appearance(before);
    const current = await this.takeUpShopChanges(ctx, before);
    if (ifVersion === null) return current;
    const settled = await this.settle(ctx, current);
    return appearance(settled) === seen ? settled : refuseCall(412, changed);
  }

  /** Returns what the shop has changed, and remembers that it has been said. */
  async takeChangeset(ctx: RequestContext): Promise<unknown> {
    await this.change(ctx, {}, null);
    return this.locked(ctx, null, async (order, tx) => {
      const changeset = changesetOf(order, tx.currencyCode);
      if (changeset === null) return null;
      for (const line of order.lines) await this.tellPrice(tx, line);
      const { told } = unreportedOf(order);
      await this.store(tx, order, { unreported: JSON.stringify({ told }) });
      return changeset;
    });
  }

  /** Runs work on the cart of the visitor under its lock, in a transaction. */
  async locked<Result>(
    ctx: RequestContext,
    ifVersion: string | null,
    work: (order: Order, tx: RequestContext) => Promise<Result>,
  ): Promise<Result> {
    return this.connection.withTransaction(ctx, async (tx) => {
      await lockCart(tx, this.connection);
      const { id } = await this.activeOrders.getActiveOrder(tx, {}, true);
      const order = await this.load(tx, id);
      const version = `${order.code}.${order.customFields.cartVersion}`;
      if (ifVersion !== null && ifVersion !== version) refuseCall(412, changed);
      return work(order, tx);
    });
  }

  async load(ctx: RequestContext, id: Order['id']): Promise<Order> {
    return (await this.orders.findOne(ctx, id)) ?? refuseCall(404, 'Diesen Warenkorb gibt es nicht.');
  }

  /** Removes what is not sold any more, and takes up new prices. */
  private async takeUpShopChanges(ctx: RequestContext, order: Order): Promise<Order> {
    const removed = await this.notSold(ctx, order);
    if (removed.length > 0) {
      await this.orders.removeItemsFromOrder(
        ctx,
        order.id,
        removed.map(({ id }) => id),
      );
    }
    const left = removed.length > 0 ? await this.load(ctx, order.id) : order;
    // Not only prices may be others, but also taxes, shipping and promotions, which Vendure applies at the latest to the order.
    if (left.lines.length > 0) await this.orders.applyPriceAdjustments(ctx, left, left.lines);
    const unreported = unreportedOf(order);
    const appointments = (await this.cancelled(ctx, order)).filter(
      ({ appointmentId }) => !unreported.told.includes(appointmentId),
    );
    if (removed.length === 0 && appointments.length === 0) return this.load(ctx, order.id);
    const said = removed.map(({ productVariant: { sku, name } }) => ({ productId: sku, title: name }));
    return this.store(ctx, await this.load(ctx, order.id), {
      unreported: JSON.stringify({
        ...unreported,
        removed: [...unreported.removed, ...said],
        appointments: [...unreported.appointments, ...appointments],
        told: [...unreported.told, ...appointments.map(({ appointmentId }) => appointmentId)],
      }),
    });
  }

  private async notSold(ctx: RequestContext, { lines }: Order): Promise<readonly OrderLine[]> {
    if (lines.length === 0) return [];
    const sold = await this.connection.getRepository(ctx, ProductVariant).find({
      select: { id: true },
      where: {
        id: In(lines.map(({ productVariantId }) => productVariantId)),
        enabled: true,
        deletedAt: IsNull(),
        product: { enabled: true, deletedAt: IsNull() },
        channels: { id: ctx.channelId },
      },
    });
    const ids = new Set(sold.map(({ id }) => String(id)));
    return lines.filter(({ productVariantId }) => !ids.has(String(productVariantId)));
  }

  private async cancelled(ctx: RequestContext, { lines }: Order) {
    const tickets = lines.filter(({ customFields }) => customFields.appointment !== null);
    const known = await this.appointments.ofCodes(
      ctx,
      tickets.map(({ customFields }) => customFields.appointment ?? ''),
    );
    return tickets.flatMap(({ productVariant, customFields }) => {
      const gone = known.find(({ code, cancelled }) => code === customFields.appointment && cancelled);
      if (!gone) return [];
      const appointment = `${moment.format(gone.date)} Uhr`;
      return [{ productId: productVariant.sku, title: productVariant.name, appointment, appointmentId: gone.code }];
    });
  }

  /** Brings packagings and shipping in line with the items. */
  private async settle(ctx: RequestContext, before: Order): Promise<Order> {
    await this.packaging.charge(ctx, await this.load(ctx, before.id));
    const order = await this.load(ctx, before.id);
    for (const line of order.lines) if (line.customFields.toldPrice === null) await this.tellPrice(ctx, line);
    const offers = await this.offers(ctx, order);
    const offer = appliedOffer(order.customFields.chosenShipping, offers);
    const current = order.lines.length > 0 ? order.shippingLines[0]?.shippingMethodId : undefined;
    if (offer && String(current) !== offer.id) {
      const result = await this.orders.setShippingMethod(ctx, order.id, [offer.id]);
      if (isGraphQlErrorResult(result)) refuseCall(422, result.message);
    }
    const lost = lostMethods(before, order, offers);
    const unreported = unreportedOf(order);
    const shippingOffers = JSON.stringify(offers);
    if (lost.length > 0) {
      const said = { ...unreported, methods: [...unreported.methods, ...lost] };
      await this.store(ctx, order, { shippingOffers, unreported: JSON.stringify(said) });
    } else if (shippingOffers !== order.customFields.shippingOffers) await this.store(ctx, order, { shippingOffers });
    const settled = await this.load(ctx, order.id);
    const vouchers = await this.vouchers.settled(ctx, settled);
    return vouchers === settled.customFields.vouchers ? settled : this.store(ctx, settled, { vouchers });
  }

  private async offers(ctx: RequestContext, order: Order): Promise<readonly ShippingOffer[]> {
    if (order.lines.length === 0) return [];
    const quotes = await this.orders.getEligibleShippingMethods(ctx, order.id);
    return inOrder(
      quotes.map(({ id, code, priceWithTax }) => ({ id: String(id), method: methodOf(code), price: priceWithTax })),
    );
  }

  private async tellPrice(ctx: RequestContext, { id, listPrice, customFields }: OrderLine): Promise<void> {
    if (customFields.toldPrice === listPrice) return;
    await this.connection.getRepository(ctx, OrderLine).update(id, { customFields: { toldPrice: listPrice } });
  }

  private async store(ctx: RequestContext, order: Order, fields: Partial<Order['customFields']>): Promise<Order> {
    await this.connection.getRepository(ctx, Order).update(order.id, { customFields: fields });
    Object.assign(order.customFields, fields);
    return order;
  }
}

/** Everything that shoppers see. */
function appearance({ lines, surcharges, shippingLines, couponCodes, totalWithTax, customFields }: Order): string {
  const { loyaltyNumber, scrid, vouchers, shippingOffers } = customFields;
  return JSON.stringify([
    lines.map((line) => [line.id, line.quantity, line.listPrice, line.customFields.design, line.discounts]),
    surcharges.map(({ sku, listPrice }) => `${sku} ${listPrice}`).toSorted(),
    shippingLines.map(({ shippingMethodId }) => shippingMethodId),
    [couponCodes, totalWithTax, loyaltyNumber, scrid, vouchers, shippingOffers],
  ]);
}

const moment = new Intl.DateTimeFormat('de', {
  timeZone: 'Europe/Berlin',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});
