import { Injectable } from '@nestjs/common';
import { CustomerService, isGraphQlErrorResult, Order, OrderService, TransactionalConnection } from '@vendure/core';
import type { RequestContext } from '@vendure/core';
import { AppointmentService } from './appointments.js';
import { CartService } from './cart-service.js';
import { Refusal } from './refusal.js';
import { deductionsOf } from './vouchers.js';

export interface OrderPlacement {
  readonly customer: Parameters<CustomerService['createOrUpdate']>[1];
  readonly address: Parameters<OrderService['setShippingAddress']>[2];
  readonly payment: Parameters<OrderService['addPaymentToOrder']>[2];
}

/** Turns the cart into an order of Vendure, with a payment for each value voucher and one for the rest. */
@Injectable()
export class OrderingService {
  constructor(
    private readonly carts: CartService,
    private readonly orders: OrderService,
    private readonly customers: CustomerService,
    private readonly connection: TransactionalConnection,
    private readonly appointments: AppointmentService,
  ) {}

  async place(ctx: RequestContext, placement: OrderPlacement, ifVersion: string | null): Promise<string> {
    return this.carts.locked(ctx, ifVersion, async (order, tx) => {
      if (order.lines.length === 0) throw new Refusal(1200, 'Die Bestellung konnte nicht angelegt werden.');
      await this.appointments.reserve(tx, order, { forGood: true });
      const deductions = await deductionsOf(tx, this.connection, order);
      if (!order.customerId) {
        const customer = await this.customers.createOrUpdate(tx, placement.customer);
        if (isGraphQlErrorResult(customer)) throw new Refusal(1200, customer.message);
        await this.orders.addCustomerToOrder(tx, order.id, customer);
      }
      await this.orders.setShippingAddress(tx, order.id, placement.address);
      await this.orders.setBillingAddress(tx, order.id, placement.address);
      this.demand(await this.orders.transitionToState(tx, order.id, 'ArrangingPayment'));
      for (const { code, deducted } of deductions) {
        if (deducted > 0) await this.pay(tx, order, { method: 'value-voucher', metadata: { code, deducted } });
      }
      const { totalWithTax } = await this.carts.load(tx, order.id);
      if (totalWithTax !== order.totalWithTax) throw new Refusal(1200, 'Die Summe hat sich geändert.', { status: 409 });
      const rest = totalWithTax - deductions.reduce((sum, { deducted }) => sum + deducted, 0);
      // Vendure takes an order only with a payment, also one that costs nothing.
      if (rest > 0 || totalWithTax === 0) await this.pay(tx, order, placement.payment);
      return order.code;
    });
  }

  private async pay(ctx: RequestContext, { id }: Order, payment: OrderPlacement['payment']): Promise<void> {
    this.demand(await this.orders.addPaymentToOrder(ctx, id, payment));
  }

  private demand(result: object): void {
    if (isGraphQlErrorResult(result as never)) {
      const { message, transitionError } = result as { message: string; transitionError?: string };
      throw new Refusal(1200, transitionError ?? message);
    }
  }
}
