import { Injectable } from '@nestjs/common';
import { EventBus, Order, OrderLine, OrderLineEvent, OrderModifier, OrderService, ProductVariant } from '@vendure/core';
import { PromotionService, TransactionalConnection, type ID, type RequestContext } from '@vendure/core';
import { checkLoyaltyNumber, hasLoyaltyProgram, largestQuantity, stripLoyaltyNumber } from 'cart-fragment-contract';
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

/** Each change of the loaded order. A refusal rolls back what has been done before. */
@Injectable()
export class CartChangeService {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly orders: OrderService,
    private readonly modifier: OrderModifier,
    private readonly promotions: PromotionService,
    private readonly bus: EventBus,
    private readonly packaging: PackagingService,
    private readonly appointments: AppointmentService,
    private readonly vouchers: VoucherService,
  ) {}

  /** Resolves to the lines whose prices are to be read again, or to null if no sum can have changed. */
  async apply(ctx: RequestContext, order: Order, change: CartChange): Promise<readonly OrderLine[] | null> {
    if (change.addItem) return this.add(ctx, order, change.addItem);
    if (change.setQuantity) return this.setQuantity(ctx, order, change.setQuantity);
    if (change.setPackaging) return this.setPackaging(ctx, order, change.setPackaging);
    if (change.setLoyaltyNumber !== undefined) return this.setLoyaltyNumber(ctx, order, change.setLoyaltyNumber);
    if (change.setScrid) return this.update(ctx, order, { scrid: change.setScrid });
    if (change.replaceWith) return this.replace(ctx, order, change.replaceWith);
    if (change.removeItem) {
      // Repeatable: removing an item that is not in the cart succeeds.
      const id = String(change.removeItem);
      await this.remove(
        ctx,
        order,
        order.lines.filter((line) => String(line.id) === id),
      );
    } else if (change.setShipping) await this.setShipping(ctx, order, change.setShipping);
    else if (change.addCode !== undefined) await this.addCode(ctx, order, change.addCode);
    else if (change.removeCode) order.couponCodes = [];
    else if (change.addVoucher) await this.vouchers.add(ctx, order, change.addVoucher);
    else if (change.removeVoucher) await this.vouchers.remove(ctx, order, change.removeVoucher);
    else return null;
    return [];
  }

  async remove(ctx: RequestContext, order: Order, lines: readonly OrderLine[]): Promise<void> {
    if (lines.length === 0) return;
    const ids = lines.map(({ id }) => String(id));
    await this.appointments.release(ctx, ids);
    order.lines = order.lines.filter(({ id }) => !ids.includes(String(id)));
    const gone = lines.map((line) => new OrderLine(line));
    await this.connection.getRepository(ctx, OrderLine).remove([...lines]);
    for (const line of gone) await this.bus.publish(new OrderLineEvent(ctx, order, line, 'deleted'));
  }

  private async add(ctx: RequestContext, order: Order, item: AddedItem): Promise<readonly OrderLine[]> {
    const variant = await this.connection.getRepository(ctx, ProductVariant).findOne({
      where: { sku: item.sku, enabled: true, product: { enabled: true }, channels: { id: ctx.channelId } },
    });
    if (!variant) return refuseCall(404, 'Dieses Produkt gibt es nicht.');
    const appointment = item.appointment ?? null;
    const same = order.lines.find(
      (line) => line.productVariant.sku === item.sku && line.customFields.appointment === appointment,
    );
    const quantity = item.quantity + (same?.quantity ?? 0);
    checkQuantity(quantity);
    const fields = same
      ? {}
      : { ...(await this.packaging.choose(ctx, variant, item.packagingType, item.design)), appointment };
    const line = same ?? (await this.modifier.getOrCreateOrderLine(ctx, order, variant.id, fields));
    await this.resize(ctx, order, line, quantity);
    if (appointment === null) return [line];
    const [found] = await this.appointments.ofCodes(ctx, [appointment]);
    if (found?.sku !== item.sku) {
      throw new Refusal(300, 'Diesen Termin gibt es nicht mehr.', { fields: { appointmentIds: [appointment] } });
    }
    await this.appointments.reserve(ctx, order, { only: appointment });
    return [line];
  }

  private async setQuantity(ctx: RequestContext, order: Order, change: NonNullable<CartChange['setQuantity']>) {
    const line = lineOf(order, String(change.lineId));
    const { quantity: before } = line;
    // A larger quantity may stay or decrease.
    checkQuantity(change.quantity, before);
    if (change.quantity === before) return null;
    await this.resize(ctx, order, line, change.quantity);
    const { appointment } = line.customFields;
    if (appointment === null) return [line];
    if (change.quantity < before) await this.appointments.lower(ctx, String(line.id), change.quantity);
    else await this.appointments.reserve(ctx, order, { only: appointment });
    return [line];
  }

  private async resize(ctx: RequestContext, order: Order, line: OrderLine, quantity: number): Promise<void> {
    const { productVariant: variant } = line;
    const others = order.lines.filter((one) => one !== line && one.productVariantId === variant.id);
    const taken = others.reduce((sum, one) => sum + one.quantity, 0);
    const saleable = await this.modifier.constrainQuantityToSaleable(ctx, variant, quantity, 0, taken);
    if (saleable < quantity) refuseCall(422, 'So viele gibt es davon gerade nicht.');
    await this.modifier.updateOrderLineQuantity(ctx, line, quantity, order);
  }

  private async setPackaging(ctx: RequestContext, order: Order, change: NonNullable<CartChange['setPackaging']>) {
    const line = lineOf(order, String(change.lineId));
    const chosen = await this.packaging.choose(ctx, line.productVariant, change.packagingType, change.design);
    Object.assign(line.customFields, chosen);
    return [line];
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
    const price = () => this.orders.applyPriceAdjustments(ctx, order, [], []);
    if (order.couponCodes.length > 0) {
      order.couponCodes = [];
      await price();
    }
    const friends = savingOf(order);
    const result = await this.promotions.validateCouponCode(ctx, code, order.customerId);
    if ('errorCode' in result) return refuseCode(codesOf[result.errorCode] ?? 700);
    order.couponCodes = [result.couponCode ?? code];
    await price();
    const saving = savingOf(order);
    if (saving === 0) refuseCode(711);
    if (saving < friends) refuseCode(708);
  }

  private async setLoyaltyNumber(ctx: RequestContext, order: Order, typed: string): Promise<null> {
    const invalid = 'input_validation_error';
    if (!hasLoyaltyProgram(ctx.channel.code as never)) refuseCall(422, 'In diesem Shop gibt es kein PAYBACK.', invalid);
    if (typed.trim() === '') return this.update(ctx, order, { loyaltyNumber: null });
    if (checkLoyaltyNumber(typed)) refuseCall(422, 'Die eingegebene PAYBACK-Nummer ist nicht gültig.', invalid);
    return this.update(ctx, order, { loyaltyNumber: stripLoyaltyNumber(typed) });
  }

  private async replace(ctx: RequestContext, order: Order, items: readonly AddedItem[]): Promise<readonly OrderLine[]> {
    await this.remove(ctx, order, order.lines);
    order.couponCodes = [];
    await this.update(ctx, order, { vouchers: null, unreported: null, chosenShipping: null, loyaltyNumber: null });
    for (const item of items) await this.add(ctx, order, item);
    return order.lines;
  }

  private async update(ctx: RequestContext, order: Order, fields: Partial<Order['customFields']>): Promise<null> {
    await this.connection.getRepository(ctx, Order).update(order.id, { customFields: fields });
    Object.assign(order.customFields, fields);
    return null;
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
