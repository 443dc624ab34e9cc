import { Injectable } from '@nestjs/common';
import { EventBus, Order, OrderLine, OrderLineEvent, OrderModifier, OrderService, ProductVariant } from '@vendure/core';
import { PromotionService, TransactionalConnection, type RequestContext } from '@vendure/core';
import { checkLoyaltyNumber, hasLoyaltyProgram, largestQuantity, stripLoyaltyNumber } from 'cart-fragment-contract';
import type { ReceivedCall } from 'cart-fragment-contract';
import { AppointmentService } from './appointments.js';
import { PackagingService } from './packaging.js';
import { Refusal, refuseCall } from './refusal.js';
import { offersIn } from './shipping.js';
import { storeFields } from './store-fields.js';
import { VoucherService } from './vouchers.js';

type Called =
  | 'addItem'
  | 'setItemQuantity'
  | 'removeItem'
  | 'setItemPackaging'
  | 'setShippingMethod'
  | 'addCoupon'
  | 'removeCoupon'
  | 'removeVoucher'
  | 'setPaybackNumber';
type Body<Name extends Called> = ReceivedCall<Name>['body'];

/** A call of the contract, which the gateway has read, or what a shop has beside: vouchers, a campaign, a filled cart. */
export type CartChange =
  | { [Name in Called]: { readonly name: Name; readonly body: Body<Name> } }[Called]
  | { readonly name: 'addVoucher'; readonly body: Body<'removeVoucher'> }
  | { readonly name: 'arrive'; readonly body: { readonly scrid: string } }
  | { readonly name: 'replace'; readonly body: readonly Body<'addItem'>[] };

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
  async apply(ctx: RequestContext, order: Order, { name, body }: CartChange): Promise<readonly OrderLine[] | null> {
    switch (name) {
      case 'addItem':
        return this.add(ctx, order, body);
      case 'setItemQuantity':
        return this.setQuantity(ctx, order, body);
      case 'setItemPackaging':
        return this.setPackaging(ctx, order, body);
      case 'setPaybackNumber':
        return this.setLoyaltyNumber(ctx, order, body.paybackNumber);
      case 'arrive':
        return this.store(ctx, order, { scrid: body.scrid });
      case 'replace':
        return this.replace(ctx, order, body);
      case 'removeItem':
        // Repeatable: removing an item that is not in the cart succeeds.
        return this.remove(
          ctx,
          order,
          order.lines.filter(({ id }) => String(id) === body.cartItemId),
        );
      case 'setShippingMethod':
        return this.setShipping(ctx, order, body.method);
      case 'addCoupon':
        return this.addCode(ctx, order, body.coupon);
      case 'removeCoupon':
        order.couponCodes = [];
        return [];
      case 'addVoucher':
        return this.vouchers.add(ctx, order, body.voucherId);
      case 'removeVoucher':
        return this.vouchers.remove(ctx, order, body.voucherId);
    }
  }

  async remove(ctx: RequestContext, order: Order, lines: readonly OrderLine[]): Promise<readonly OrderLine[]> {
    if (lines.length === 0) return [];
    const ids = lines.map(({ id }) => String(id));
    await this.appointments.release(ctx, ids);
    order.lines = order.lines.filter(({ id }) => !ids.includes(String(id)));
    const gone = lines.map((line) => new OrderLine(line));
    await this.connection.getRepository(ctx, OrderLine).remove([...lines]);
    for (const line of gone) await this.bus.publish(new OrderLineEvent(ctx, order, line, 'deleted'));
    return [];
  }

  private async add(ctx: RequestContext, order: Order, item: Body<'addItem'>): Promise<readonly OrderLine[]> {
    const { productId: sku, appointmentId: appointment = null } = item;
    const variant = await this.connection.getRepository(ctx, ProductVariant).findOne({
      where: { sku, enabled: true, product: { enabled: true }, channels: { id: ctx.channelId } },
    });
    if (!variant) return refuseCall(404, 'Dieses Produkt gibt es nicht.');
    const same = order.lines.find(
      ({ productVariant, customFields }) => productVariant.sku === sku && customFields.appointment === appointment,
    );
    const quantity = item.quantity + (same?.quantity ?? 0);
    checkQuantity(quantity);
    const fields = same ? {} : { ...(await this.packaging.choose(ctx, variant, item)), appointment };
    const line = same ?? (await this.modifier.getOrCreateOrderLine(ctx, order, variant.id, fields));
    await this.resize(ctx, order, line, quantity);
    if (appointment === null) return [line];
    const [found] = await this.appointments.ofCodes(ctx, [appointment]);
    if (found?.sku !== sku) {
      throw new Refusal(300, 'Diesen Termin gibt es nicht mehr.', { fields: { appointmentIds: [appointment] } });
    }
    await this.appointments.reserve(ctx, order, { only: appointment });
    return [line];
  }

  private async setQuantity(ctx: RequestContext, order: Order, change: Body<'setItemQuantity'>) {
    const line = lineOf(order, change.cartItemId);
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

  private async setPackaging(ctx: RequestContext, order: Order, change: Body<'setItemPackaging'>) {
    const line = lineOf(order, change.itemId);
    Object.assign(line.customFields, await this.packaging.choose(ctx, line.productVariant, change));
    return [line];
  }

  private async setShipping(ctx: RequestContext, order: Order, method: string): Promise<readonly OrderLine[]> {
    if (!offersIn(order.customFields).some((offer) => offer.method === method)) {
      refuseCall(422, 'Diese Versandart gibt es für deinen Warenkorb gerade nicht.');
    }
    await this.store(ctx, order, { chosenShipping: method });
    return [];
  }

  /** A code replaces the previous one. A refused code does not, since the transaction is rolled back. */
  private async addCode(ctx: RequestContext, order: Order, typed: string): Promise<readonly OrderLine[]> {
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
    return [];
  }

  private async setLoyaltyNumber(ctx: RequestContext, order: Order, typed: string): Promise<null> {
    const invalid = 'input_validation_error';
    if (!hasLoyaltyProgram(ctx.channel.code as never)) refuseCall(422, 'In diesem Shop gibt es kein PAYBACK.', invalid);
    if (typed.trim() === '') return this.store(ctx, order, { loyaltyNumber: null });
    if (checkLoyaltyNumber(typed)) refuseCall(422, 'Die eingegebene PAYBACK-Nummer ist nicht gültig.', invalid);
    return this.store(ctx, order, { loyaltyNumber: stripLoyaltyNumber(typed) });
  }

  private async replace(
    ctx: RequestContext,
    order: Order,
    items: readonly Body<'addItem'>[],
  ): Promise<readonly OrderLine[]> {
    await this.remove(ctx, order, order.lines);
    order.couponCodes = [];
    await this.store(ctx, order, { vouchers: null, unreported: null, chosenShipping: null, loyaltyNumber: null });
    for (const item of items) await this.add(ctx, order, item);
    return order.lines;
  }

  private async store(ctx: RequestContext, order: Order, fields: Partial<Order['customFields']>): Promise<null> {
    await storeFields(ctx, this.connection, order, fields);
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
  if (!(quantity >= 1 && quantity <= Math.max(largestQuantity, before))) {
    refuseCall(422, `Du kannst höchstens ${largestQuantity} Stück bestellen.`);
  }
}

function lineOf({ lines }: Order, id: string): OrderLine {
  return (
    lines.find((line) => String(line.id) === id) ?? refuseCall(404, 'Dieser Artikel liegt nicht mehr im Warenkorb.')
  );
}
