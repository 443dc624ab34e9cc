import type { Price } from './money.ts';
import { createSpelling, type OpenEnum } from './spelling.ts';

export const shippingMethods = createSpelling(['Online', 'Standard', 'BoxStandard', 'Express', 'BoxExpress']);
export type ShippingMethodName = OpenEnum<(typeof shippingMethods.known)[number]>;

/** A shipping method available for the cart. */
export interface ShippingMethod {
  readonly method: ShippingMethodName;
  readonly title: string;
  readonly subtitle: string;
  readonly price: Price | null;
  readonly details: { readonly label: string; readonly description: string } | null;
}

export interface ChosenShipping {
  readonly method: ShippingMethodName | null;
  readonly price: Price;
}
