import type { PackagingType } from './packaging.ts';
import type { ShippingMethodName } from './shipping.ts';

/** When a delivery arrives, for one pair of packaging and shipping (specification, 3). */
export interface DeliveryTerm {
  readonly packagingType: PackagingType;
  readonly shippingMethod: ShippingMethodName;
  /** YYYY-MM-DD. */
  readonly date: string | null;
  readonly text: string;
}
