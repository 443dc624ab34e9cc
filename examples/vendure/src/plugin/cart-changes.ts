import { Injectable } from '@nestjs/common';
import { EventBus, Order, OrderLine, OrderLineEvent, OrderModifier, OrderService, ProductVariant } from '@vendure/core';
import { PromotionService, TransactionalConnection, type RequestContext } from '@vendure/core';
import { checkLoyaltyNumber, hasLoyaltyProgram, largestQuantity, stripLoyaltyNumber } from 'cart-fragment-contract';
import type { Cart, OperationAnswer, operations, ReceivedCall } from 'cart-fragment-contract';
import { AppointmentService } from './appointments.js';
import { ValueVoucher } from './entities.js';
import { PackagingService } from './packaging.js';
import { Refusal, refuseCall } from './refusal.js';
import { offersIn } from './shipping.js';
import { isValueVoucher, vouchersIn } from './vouchers.js';

type Operations = typeof operations;

/** The calls of the contract that change the cart: all others that answer with it. */
export type ContractChange = Exclude<
  { [Name in keyof Operations]: OperationAnswer<Operations[Name]> extends Cart ? Name : never }[keyof Operations],
  'getCart'
>;

type Body<Name extends ContractChange> = ReceivedCall<Name>['body'];

/** A shop also has vouchers, campaigns and a cart that is filled at once. */
type Bodies = { [Name in ContractChange]: Body<Name> } & {
  addVoucher: Body<'removeVoucher'>;
  arrive: { readonly scrid: string };
  replace: readonly Body<'addItem'>[];
};

export type CartChange = { [Name in keyof Bodies]: { readonly name: Name; readonly body: Bodies[Name] } }[keyof Bodies];

/** The lines whose prices are to be read again, or null if no sum can have changed. */
type Changed = readonly OrderLine[] | null;

/** Each change of the loaded order, by its name in the schema. A refusal rolls back what has been done before. */
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
  ) {}

  /** Repeatable: removing an item that is not in the cart succeeds. */
  async removeItem(ctx: RequestContext, order: Order, { cartItemId }: Body<'removeItem'>): Promise<Changed> {
    const lines = order.lines.filter(({ id }) => String(id) === cartItemId);
    await this.remove(ctx, order, lines);
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

  async addItem(ctx: RequestContext, order: Order, item: Body<'addItem'>): Promise<Changed> {
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
    if ((await this.appointments.ofLines(ctx, [line])).get(line)?.sku !== sku) {
      throw new Refusal(300, 'Diesen Termin gibt es nicht mehr.', { fields: { appointmentIds: [appointment] } });
    }
    await this.appointments.reserve(ctx, order, { only: appointment });
    return [line];
  }

  async setItemQuantity(ctx: RequestContext, order: Order, change: Body<'setItemQuantity'>): Promise<Changed> {
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

  async setItemPackaging(ctx: RequestContext, order: Order, change: Body<'setItemPackaging'>): Promise<Changed> {
    const line = lineOf(order, change.itemId);
    Object.assign(line.customFields, await this.packaging.choose(ctx, line.productVariant, change));
    return [line];
  }

  setShippingMethod(_ctx: RequestContext, { customFields }: Order, { method }: Body<'setShippingMethod'>): Changed {
    if (!offersIn(customFields).some((offer) => offer.method === method)) {
      refuseCall(422, 'Diese Versandart gibt es für deinen Warenkorb gerade nicht.');
    }
    customFields.chosenShipping = method;
    return [];
  }

  /** A code replaces the previous one. A refused code does not, since the transaction is rolled back. */
  async addCoupon(ctx: RequestContext, order: Order, { coupon }: Body<'addCoupon'>): Promise<Changed> {
    const code = coupon.trim().toLocaleUpperCase('de');
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

  removeCoupon(_ctx: RequestContext, order: Order): Changed {
    order.couponCodes = [];
    return [];
  }

  async addVoucher(ctx: RequestContext, order: Order, { voucherId: code }: Bodies['addVoucher']): Promise<Changed> {
    const voucher = await this.connection.getRepository(ctx, ValueVoucher).findOneBy({ code });
    if (!voucher) throw new Refusal(904, 'Den Wertgutschein gibt es nicht.');
    if (voucher.currencyCode !== ctx.currencyCode) {
      throw new Refusal(900, 'Der Wertgutschein lautet auf eine andere Währung.');
    }
    if (voucher.balance === 0) throw new Refusal(905, 'Der Wertgutschein hat kein Guthaben mehr.');
    if (order.lines.length > 0 && order.lines.every(isValueVoucher)) {
      throw new Refusal(920, 'Mit einem Wertgutschein kannst du keine Wertgutscheine bezahlen.');
    }
    const others = vouchersIn(order.customFields).filter((one) => one.code !== code);
    order.customFields.vouchers = JSON.stringify([...others, { code }]);
    return [];
  }

  /** Repeatable, like `removeItem`. */
  removeVoucher(_ctx: RequestContext, { customFields }: Order, { voucherId }: Body<'removeVoucher'>): Changed {
    customFields.vouchers = JSON.stringify(vouchersIn(customFields).filter(({ code }) => code !== voucherId));
    return [];
  }

  setPaybackNumber(ctx: RequestContext, { customFields }: Order, change: Body<'setPaybackNumber'>): Changed {
    const typed = change.paybackNumber;
    const invalid = 'input_validation_error';
    if (!hasLoyaltyProgram(ctx.channel.code as never)) refuseCall(422, 'In diesem Shop gibt es kein PAYBACK.', invalid);
    const isRemoved = typed.trim() === '';
    if (!isRemoved && checkLoyaltyNumber(typed)) {
      refuseCall(422, 'Die eingegebene PAYBACK-Nummer ist nicht gültig.', invalid);
    }
    customFields.loyaltyNumber = isRemoved ? null : stripLoyaltyNumber(typed);
    return null;
  }

  arrive(_ctx: RequestContext, { customFields }: Order, { scrid }: Bodies['arrive']): Changed {
    customFields.scrid = scrid;
    return null;
  }

  async replace(ctx: RequestContext, order: Order, items: Bodies['replace']): Promise<Changed> {
    await this.remove(ctx, order, order.lines);
    order.couponCodes = [];
    Object.assign(order.customFields, { vouchers: null, unreported: null, chosenShipping: null, loyaltyNumber: null });
    for (const item of items) await this.addItem(ctx, order, item);
    return order.lines;
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
