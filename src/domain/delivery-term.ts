import type { PackagingType } from './packaging.ts';
import type { ShippingMethodName } from './shipping.ts';

/** Delivery date for a combination of packaging and shipping method. */
export interface DeliveryTerm {
  readonly packagingType: PackagingType;
  readonly shippingMethod: ShippingMethodName;
  /** YYYY-MM-DD. */
  readonly date: string | null;
  readonly text: string;
}
