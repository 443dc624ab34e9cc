import { Injectable } from '@nestjs/common';
import { isGraphQlErrorResult, Order, OrderService, ProductVariant, TransactionalConnection } from '@vendure/core';
import type { ErrorResult, ID, OrderLine, RequestContext } from '@vendure/core';
import { checkLoyaltyNumber, hasLoyaltyProgram, largestQuantity, stripLoyaltyNumber } from 'cart-fragment/contract';
import { AppointmentService } from './appointments.js';
import { PackagingService } from './packaging.js';
import { Refusal, refuseCall } from './refusal.js';
import type { ShippingOffer } from './shipping.js';
import { VoucherService } from './vouchers.js';

export interface AddedItem {
  readonly sku: string;
  readonly quantity: number;
  readonly packagingType?: string | null;
  readonly design?: string | null;
  readonly appointment?: string | null;
}

/** The input of the mutation `changeCart`. Vendure decodes ids, so they may be numbers. */
export interface CartChange {
  readonly addItem?: AddedItem;
  readonly setQuantity?: { readonly lineId: ID; readonly quantity: number };
  readonly removeItem?: ID;
  readonly setPackaging?: { readonly lineId: ID; readonly packagingType: string; readonly design?: string | null };
  readonly setShipping?: string;
  readonly addCode?: string;
  readonly removeCode?: boolean;
  readonly addVoucher?: string;
  readonly removeVoucher?: string;
  readonly setLoyaltyNumber?: string;
  readonly setScrid?: string;
  readonly replaceWith?: readonly AddedItem[];
}

/** Each change as calls of Vendure's services. A refusal rolls back what has been done before. */
@Injectable()
export class CartChangeService {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly orders: OrderService,
    private readonly packaging: PackagingService,
    private readonly appointments: AppointmentService,
    private readonly vouchers: VoucherService,
  ) {}

  async apply(ctx: RequestContext, order: Order, change: CartChange): Promise<void> {
    if (change.addItem) await this.add(ctx, order, change.addItem);
    if (change.setQuantity) await this.setQuantity(ctx, order, change.setQuantity);
    if (change.removeItem) await this.remove(ctx, order, [String(change.removeItem)]);
    if (change.setPackaging) await this.setPackaging(ctx, order, change.setPackaging);
    if (change.setShipping) await this.setShipping(ctx, order, change.setShipping);
    if (change.addCode !== undefined) await this.addCode(ctx, order, change.addCode);
    if (change.removeCode) await this.removeCodes(ctx, order);
    if (change.addVoucher) await this.vouchers.add(ctx, order, change.addVoucher);
    if (change.removeVoucher) await this.vouchers.remove(ctx, order, change.removeVoucher);
    if (change.setLoyaltyNumber !== undefined) await this.setLoyaltyNumber(ctx, order, change.setLoyaltyNumber);
    if (change.setScrid) await this.update(ctx, order, { scrid: change.setScrid });
    if (change.replaceWith) await this.replace(ctx, order, change.replaceWith);
  }

  private async add(ctx: RequestContext, order: Order, item: AddedItem): Promise<void> {
    const variant = await this.connection.getRepository(ctx, ProductVariant).findOne({
      where: { sku: item.sku, enabled: true, product: { enabled: true }, channels: { id: ctx.channelId } },
    });
    if (!variant) return refuseCall(404, 'Dieses Produkt gibt es nicht.');
    const appointment = item.appointment ?? null;
    const lines = (await this.orders.findOne(ctx, order.id))?.lines ?? [];
    const same = lines.find(
      (line) => line.productVariant.sku === item.sku && line.customFields.appointment === appointment,
    );
    const quantity = item.quantity + (same?.quantity ?? 0);
    checkQuantity(quantity);
    if (same) demandDone(await this.orders.adjustOrderLine(ctx, order.id, same.id, quantity));
    else {
      const packaging = await this.packaging.choose(ctx, variant, item.packagingType, item.design);
      const fields = { ...packaging, appointment };
      demandDone(await this.orders.addItemToOrder(ctx, order.id, variant.id, quantity, fields));
    }
    if (appointment !== null) await this.reserve(ctx, order, item.sku, appointment);
  }

  private async reserve(ctx: RequestContext, order: Order, sku: string, code: string): Promise<void> {
    const [found] = await this.appointments.ofCodes(ctx, [code]);
    if (found?.sku !== sku) {
      throw new Refusal(300, 'Diesen Termin gibt es nicht mehr.', { fields: { appointmentIds: [code] } });
    }
    await this.appointments.reserve(ctx, await this.reload(ctx, order), { only: code });
  }

  private async setQuantity(ctx: RequestContext, order: Order, change: NonNullable<CartChange['setQuantity']>) {
    const line = lineOf(order, String(change.lineId));
    // Vendure may change the line that it has been given.
    const { quantity: before } = line;
    // A larger quantity may stay or decrease.
    checkQuantity(change.quantity, before);
    if (change.quantity === before) return;
    demandDone(await this.orders.adjustOrderLine(ctx, order.id, line.id, change.quantity));
    const { appointment } = line.customFields;
    if (appointment === null) return;
    if (change.quantity < before) await this.appointments.lower(ctx, String(line.id), change.quantity);
    else await this.appointments.reserve(ctx, await this.reload(ctx, order), { only: appointment });
  }

  /** Repeatable: removing an item that is not in the cart succeeds. */
  private async remove(ctx: RequestContext, order: Order, ids: readonly string[]): Promise<void> {
    const present = order.lines.filter(({ id }) => ids.includes(String(id))).map(({ id }) => id);
    if (present.length === 0) return;
    await this.appointments.release(ctx, present.map(String));
    demandDone(await this.orders.removeItemsFromOrder(ctx, order.id, present));
  }

  private async setPackaging(
    ctx: RequestContext,
    order: Order,
    change: NonNullable<CartChange['setPackaging']>,
  ): Promise<void> {
    const line = lineOf(order, String(change.lineId));
    const chosen = await this.packaging.choose(ctx, line.productVariant, change.packagingType, change.design);
    demandDone(await this.orders.adjustOrderLine(ctx, order.id, line.id, line.quantity, chosen));
  }

  private async setShipping(ctx: RequestContext, order: Order, method: string): Promise<void> {
    const offers = JSON.parse(order.customFields.shippingOffers ?? '[]') as readonly ShippingOffer[];
    if (!offers.some((offer) => offer.method === method)) {
      refuseCall(422, 'Diese Versandart gibt es für deinen Warenkorb gerade nicht.');
    }
    await this.update(ctx, order, { chosenShipping: method });
  }

  /** A code replaces the previous one. A refused code does not, since the transaction is rolled back. */
  private async addCode(ctx: RequestContext, order: Order, typed: string): Promise<void> {
    const code = typed.trim().toLocaleUpperCase('de');
    if (order.lines.length === 0) refuseCode(709);
    await this.removeCodes(ctx, order);
    const friends = savingOf(await this.reload(ctx, order));
    const result = await this.orders.applyCouponCode(ctx, order.id, code);
    if (isGraphQlErrorResult(result)) return refuseCode(codesOf[result.errorCode] ?? 700);
    const saving = savingOf(result);
    if (saving === 0) refuseCode(711);
    if (saving < friends) refuseCode(708);
  }

  private async removeCodes(ctx: RequestContext, order: Order): Promise<void> {
    for (const code of order.couponCodes) await this.orders.removeCouponCode(ctx, order.id, code);
  }

  private async setLoyaltyNumber(ctx: RequestContext, order: Order, typed: string): Promise<void> {
    const invalid = 'input_validation_error';
    if (!hasLoyaltyProgram(ctx.channel.code as never)) refuseCall(422, 'In diesem Shop gibt es kein PAYBACK.', invalid);
    if (typed.trim() === '') return this.update(ctx, order, { loyaltyNumber: null });
    if (checkLoyaltyNumber(typed)) refuseCall(422, 'Die eingegebene PAYBACK-Nummer ist nicht gültig.', invalid);
    await this.update(ctx, order, { loyaltyNumber: stripLoyaltyNumber(typed) });
  }

  private async replace(ctx: RequestContext, order: Order, items: readonly AddedItem[]): Promise<void> {
    await this.remove(
      ctx,
      order,
      order.lines.map(({ id }) => String(id)),
    );
    await this.removeCodes(ctx, order);
    await this.update(ctx, order, { vouchers: null, unreported: null, chosenShipping: null, loyaltyNumber: null });
    for (const item of items) await this.add(ctx, order, item);
  }

  private async update(ctx: RequestContext, { id }: Order, fields: Partial<Order['customFields']>): Promise<void> {
    await this.connection.getRepository(ctx, Order).update(id, { customFields: fields });
  }

  private async reload(ctx: RequestContext, { id }: Order): Promise<Order> {
    return (await this.orders.findOne(ctx, id)) ?? refuseCall(404, 'Diesen Warenkorb gibt es nicht.');
  }
}

const discountMessages: Readonly<Record<number, string>> = {
  700: 'Diesen Rabattcode kennen wir leider nicht. Bitte prüfe die Schreibweise.',
  701: 'Dieser Rabattcode wurde bereits eingelöst.',
  702: 'Dieser Rabattcode ist nicht mehr gültig.',
  708: 'Rabatte sind nicht kombinierbar: Mit dem Freunde-Rabatt sparst du gerade mehr.',
  709: 'Lege zuerst ein Erlebnis in den Warenkorb und löse dann den Rabattcode ein.',
  711: 'Dieser Rabattcode gilt nicht für die Artikel in deinem Warenkorb.',
};

const codesOf: Readonly<Record<string, number>> = {
  COUPON_CODE_INVALID_ERROR: 700,
  COUPON_CODE_LIMIT_ERROR: 701,
  COUPON_CODE_EXPIRED_ERROR: 702,
};

function refuseCode(errorCode: number): never {
  throw new Refusal(errorCode, discountMessages[errorCode] ?? '', { category: 'discount_error' });
}

const savingOf = ({ discounts }: Order) => -discounts.reduce((sum, { amountWithTax }) => sum + amountWithTax, 0);

function checkQuantity(quantity: number, before = 0): void {
  if (quantity < 1 || quantity > Math.max(largestQuantity, before)) {
    refuseCall(422, `Du kannst höchstens ${largestQuantity} Stück bestellen.`);
  }
}

function lineOf({ lines }: Order, id: string): OrderLine {
  return (
    lines.find((line) => String(line.id) === id) ?? refuseCall(404, 'Dieser Artikel liegt nicht mehr im Warenkorb.')
  );
}

function demandDone(result: object): void {
  if (isGraphQlErrorResult(result as Order | ErrorResult)) refuseCall(422, (result as ErrorResult).message);
}
