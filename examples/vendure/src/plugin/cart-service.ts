import { Injectable } from '@nestjs/common';
import {
  ActiveOrderService,
  Order,
  OrderLine,
  OrderModifier,
  OrderService,
  ShippingMethodService,
} from '@vendure/core';
import { isGraphQlErrorResult, ProductVariant, TransactionalConnection } from '@vendure/core';
import type { RelationPaths, RequestContext } from '@vendure/core';
import { In, IsNull } from 'typeorm';
import { AppointmentService } from './appointments.js';
import { CartChangeService, type CartChange } from './cart-changes.js';
import { PackagingService } from './packaging.js';
import { lockName } from './lock.js';
import { refuseCall } from './refusal.js';
import { appliedOffer, deliveryOf, inOrder, methodOf, offersIn, type ShippingOffer } from './shipping.js';
import { ShopMarkService } from './shop-mark.js';
import { changesetOf, unreportedOf } from './unreported.js';
import { deductionsOf } from './vouchers.js';

/** What a cart is computed from; without it, Vendure loads six relations more. */
const relations: RelationPaths<Order> = [
  'lines',
  'lines.productVariant',
  'lines.productVariant.productVariantPrices',
  'lines.taxCategory',
  'shippingLines',
  'surcharges',
];

/** Changes carts: one at a time, each in one transaction with the new version of the cart. All work on one loaded order. */
@Injectable()
export class CartService {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly activeOrders: ActiveOrderService,
    private readonly orders: OrderService,
    private readonly modifier: OrderModifier,
    private readonly methods: ShippingMethodService,
    private readonly changes: CartChangeService,
    private readonly packaging: PackagingService,
    private readonly appointments: AppointmentService,
    private readonly mark: ShopMarkService,
  ) {}

  /** The cart of the visitor; null without one. Writes only if the shop has changed what the cart was settled with. */
  async read(ctx: RequestContext, ifVersion: string | null): Promise<Order | null> {
    const active = await this.activeOrders.getActiveOrder(ctx, {});
    if (!active) return null;
    if (active.customFields.settledAt !== (await this.mark.count(ctx))) return this.change(ctx, null, ifVersion);
    refuseOther(active, ifVersion);
    return this.load(ctx, active.id);
  }

  /** Applies a change, if any, to the cart as the shop offers it now. */
  async change(ctx: RequestContext, change: CartChange | null, ifVersion: string | null): Promise<Order> {
    return this.locked(ctx, ifVersion, async (order, tx) => {
      const changed = change && (await this.changes[change.name](tx, order, change.body as never));
      if (changed !== null) await this.settle(tx, order, changed);
      return order;
    });
  }

  /** Returns what the shop has changed, and remembers that it has been said. */
  async takeChangeset(ctx: RequestContext): Promise<unknown> {
    return this.locked(ctx, null, async (order, tx) => {
      const changeset = changesetOf(order, tx.currencyCode);
      if (changeset === null) return null;
      for (const line of order.lines) await this.tellPrice(tx, line);
      const { told } = unreportedOf(order);
      order.customFields.unreported = JSON.stringify({ told });
      return changeset;
    });
  }

  /**
   * Runs work on the cart of the visitor under its lock, in a transaction, once the cart is as the shop offers it now.
   * Refused if a shopper who names a version has seen another cart. The version rises if shoppers see another cart.
   */
  async locked<Result>(
    ctx: RequestContext,
    ifVersion: string | null,
    work: (order: Order, tx: RequestContext) => Promise<Result>,
  ): Promise<Result> {
    return this.connection.withTransaction(ctx, async (tx) => {
      // A customer may have a session on each device, which share one cart.
      const owner = tx.activeUserId ? `customer ${tx.activeUserId}` : `session ${tx.session?.id}`;
      await lockName(tx, this.connection, owner);
      const { id } = await this.activeOrders.getActiveOrder(tx, {}, true);
      const order = await this.load(tx, id);
      refuseOther(order, ifVersion);
      const seen = appearance(order);
      const { customFields } = order;
      const before = { ...customFields };
      const settledAt = await this.mark.count(tx);
      if (customFields.settledAt !== settledAt) {
        await this.takeUpShopChanges(tx, order);
        customFields.settledAt = settledAt;
        // A login writes to the order, too.
        await this.storeFields(tx, order, before);
        if (ifVersion !== null && appearance(order) !== seen) refuseCall(412, changed);
      }
      const result = await work(order, tx);
      if (appearance(order) !== seen) customFields.cartVersion += 1;
      await this.storeFields(tx, order, before);
      return result;
    });
  }

  async load(ctx: RequestContext, id: Order['id']): Promise<Order> {
    return (await this.orders.findOne(ctx, id, [...relations])) ?? refuseCall(404, 'Diesen Warenkorb gibt es nicht.');
  }

  /** Removes what is not sold any more, and takes up prices, taxes, shipping and promotions. */
  private async takeUpShopChanges(ctx: RequestContext, order: Order): Promise<void> {
    const offered = offersIn(order.customFields);
    const delivery = deliveryOf(order);
    const removed = await this.notSold(ctx, order);
    await this.changes.remove(ctx, order, removed);
    const unreported = unreportedOf(order);
    const appointments = (await this.cancelled(ctx, order)).filter(
      ({ appointmentId }) => !unreported.told.includes(appointmentId),
    );
    await this.settle(ctx, order, order.lines);
    const offers = new Set(offersIn(order.customFields).map(({ method }) => method));
    const lost = delivery === deliveryOf(order) ? offered.filter(({ method }) => !offers.has(method)) : [];
    const methods = lost.map(({ method }) => method);
    if (removed.length + appointments.length + methods.length === 0) return;
    order.customFields.unreported = JSON.stringify({
      methods: [...unreported.methods, ...methods],
      removed: [...unreported.removed, ...removed.map(named)],
      appointments: [...unreported.appointments, ...appointments],
      told: [...unreported.told, ...appointments.map(({ appointmentId }) => appointmentId)],
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
    const gone = [...(await this.appointments.ofLines(ctx, lines))].filter(([, { cancelled }]) => cancelled);
    return gone.map(([line, { code, date }]) => {
      return { ...named(line), appointment: `${moment.format(date)} Uhr`, appointmentId: code };
    });
  }

  /** Brings prices, packagings, shipping and vouchers in line with the items, of which some have changed. */
  private async settle(ctx: RequestContext, order: Order, lines: readonly OrderLine[]): Promise<void> {
    await this.packaging.charge(ctx, order);
    // Works on the loaded order; Vendure's own changes would load it once more, with everything.
    await this.orders.applyPriceAdjustments(ctx, order, [...lines], []);
    const offers = await this.offers(ctx, order);
    const offer = appliedOffer(order.customFields.chosenShipping, offers);
    const current = order.lines.length > 0 ? order.shippingLines[0]?.shippingMethodId : undefined;
    if (offer && String(current) !== offer.id) {
      const result = await this.modifier.setShippingMethods(ctx, order, [offer.id]);
      if (result && isGraphQlErrorResult(result)) refuseCall(422, result.message);
      // Vendure has only stored which lines it is for.
      const [shippingLine] = order.shippingLines;
      for (const line of order.lines) Object.assign(line, { shippingLine, shippingLineId: shippingLine?.id });
      await this.orders.applyPriceAdjustments(ctx, order, [], []);
    }
    for (const line of order.lines) if (line.customFields.toldPrice === null) await this.tellPrice(ctx, line);
    const vouchers = await deductionsOf(ctx, this.connection, order);
    order.customFields.shippingOffers = JSON.stringify(offers);
    // With the balances: the cart has another version when one of them has changed.
    order.customFields.vouchers = vouchers.length > 0 ? JSON.stringify(vouchers) : null;
  }

  private async offers(ctx: RequestContext, order: Order): Promise<readonly ShippingOffer[]> {
    if (order.lines.length === 0) return [];
    const offers: ShippingOffer[] = [];
    for (const method of await this.methods.getActiveShippingMethods(ctx)) {
      const quote = (await method.test(ctx, order)) && (await method.apply(ctx, order));
      if (!quote) continue;
      const price = quote.priceIncludesTax ? quote.price : Math.round(quote.price * (1 + quote.taxRate / 100));
      offers.push({ id: String(method.id), method: methodOf(method.code), price });
    }
    return inOrder(offers);
  }

  private async tellPrice(ctx: RequestContext, { id, listPrice, customFields }: OrderLine): Promise<void> {
    if (customFields.toldPrice === listPrice) return;
    customFields.toldPrice = listPrice;
    await this.connection.getRepository(ctx, OrderLine).update(id, { customFields: { toldPrice: listPrice } });
  }

  /** Stores the fields that have changed since. Vendure stores everything else of the loaded order. */
  private async storeFields(ctx: RequestContext, { id, customFields }: Order, before: Fields): Promise<void> {
    const changed = Object.entries(customFields).filter(([name, value]) => before[name as keyof Fields] !== value);
    if (changed.length === 0) return;
    await this.connection.getRepository(ctx, Order).update(id, { customFields: Object.fromEntries(changed) });
    Object.assign(before, customFields);
  }
}

type Fields = Order['customFields'];

const named = ({ productVariant: { sku, name } }: OrderLine) => ({ productId: sku, title: name });

const changed = 'Dein Warenkorb hat sich inzwischen geändert.';

function refuseOther({ code, customFields }: Order, ifVersion: string | null): void {
  if (ifVersion !== null && ifVersion !== `${code}.${customFields.cartVersion}`) refuseCall(412, changed);
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

const moment = new Intl.DateTimeFormat('de', { timeZone: 'Europe/Berlin', dateStyle: 'medium', timeStyle: 'short' });
