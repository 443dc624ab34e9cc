import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import {
  ChangeChannelEvent,
  EventBus,
  ProductEvent,
  ProductVariantEvent,
  ProductVariantPriceEvent,
} from '@vendure/core';
import { PromotionEvent, ShippingMethodEvent, StockMovementEvent, TaxRateEvent } from '@vendure/core';
import { Customer, Order, Promotion, RequestContext, TransactionalConnection } from '@vendure/core';
import { Between, MoreThan } from 'typeorm';
import { ShopMark } from './entities.js';

const events = [
  ChangeChannelEvent,
  ProductEvent,
  ProductVariantEvent,
  ProductVariantPriceEvent,
  PromotionEvent,
  ShippingMethodEvent,
  StockMovementEvent,
  TaxRateEvent,
];

/**
 * Counts what the shop changes in its offer, in the transaction of the change. A cart that was settled at an earlier
 * count has to be settled again before anybody sees it.
 */
@Injectable()
export class ShopMarkService implements OnApplicationBootstrap {
  private followedUntil = new Date();

  constructor(
    private readonly connection: TransactionalConnection,
    private readonly bus: EventBus,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const marks = this.connection.rawConnection.getRepository(ShopMark);
    if ((await marks.count()) === 0) await marks.insert({ count: 1 });
    const handler = async (event: InstanceType<(typeof events)[number]>) => {
      const isOfVisitors =
        (event instanceof ChangeChannelEvent && (event.entity instanceof Order || event.entity instanceof Customer)) ||
        (event instanceof StockMovementEvent && event.type !== 'ADJUSTMENT');
      if (!isOfVisitors) await this.advance(event.ctx);
    };
    setInterval(() => void this.followPromotions().catch(() => undefined), 60_000).unref();
    for (const event of events) this.bus.registerBlockingEventHandler({ event, id: `mark ${event.name}`, handler });
  }

  /** A promotion begins and ends without an event. */
  private async followPromotions(): Promise<void> {
    const now = new Date();
    const span = Between(this.followedUntil, now);
    const promotions = this.connection.rawConnection.getRepository(Promotion);
    if (await promotions.existsBy([{ startsAt: span }, { endsAt: span }])) await this.advance(RequestContext.empty());
    this.followedUntil = now;
  }

  async advance(ctx: RequestContext): Promise<void> {
    await this.connection.getRepository(ctx, ShopMark).increment({ count: MoreThan(0) }, 'count', 1);
  }

  async count(ctx: RequestContext): Promise<number> {
    const [mark] = await this.connection.getRepository(ctx, ShopMark).find();
    return mark?.count ?? 0;
  }
}
