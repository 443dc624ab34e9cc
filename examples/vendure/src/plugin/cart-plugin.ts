import { PluginCommonModule, VendurePlugin } from '@vendure/core';
import { providerPayment } from '../payments/approvals.js';
import { AppointmentService } from './appointments.js';
import { CartChangeService } from './cart-changes.js';
import { CartService } from './cart-service.js';
import { customFields } from './custom-fields.js';
import { Appointment, PackagingDesign, Reservation, ShopMark, ValueVoucher, Wish } from './entities.js';
import { EventService } from './events.js';
import { OrderingService } from './ordering.js';
import { PackagingService } from './packaging.js';
import { voucherPayment } from './payments.js';
import {
  amountOffDiscountable,
  discountDistribution,
  friendsDiscount,
  percentageOfDiscountable,
  withoutCode,
} from './promotions.js';
import { AppointmentAdminResolver, CartResolver } from './resolvers.js';
import { adminSchema, shopSchema } from './schema.js';
import { deliveryChecker } from './shipping.js';
import { ShopMarkService } from './shop-mark.js';
import { VisitorOrderStrategy } from './visitor-order-strategy.js';

/** Extends Vendure's Shop API by what the cart's contract needs. */
@VendurePlugin({
  imports: [PluginCommonModule],
  compatibility: '^3.7.0',
  entities: [Appointment, PackagingDesign, Reservation, ShopMark, ValueVoucher, Wish],
  providers: [
    AppointmentService,
    CartChangeService,
    CartService,
    EventService,
    OrderingService,
    PackagingService,
    ShopMarkService,
  ],
  shopApiExtensions: { schema: shopSchema, resolvers: [CartResolver] },
  adminApiExtensions: { schema: adminSchema, resolvers: [AppointmentAdminResolver] },
  configuration(config) {
    Object.assign(config.customFields, customFields);
    config.orderOptions.activeOrderStrategy = new VisitorOrderStrategy();
    config.orderOptions.orderLineDiscountDistributionStrategy = discountDistribution;
    config.promotionOptions.promotionActions.push(amountOffDiscountable, friendsDiscount, percentageOfDiscountable);
    config.promotionOptions.promotionConditions.push(withoutCode);
    config.shippingOptions.shippingEligibilityCheckers.push(deliveryChecker);
    config.paymentOptions.paymentMethodHandlers.push(providerPayment, voucherPayment);
    return config;
  },
})
export class CartPlugin {}
