import { shippingMethods } from '../domain/shipping.ts';

const names: Readonly<Record<(typeof shippingMethods.known)[number], string>> = {
  Online: 'Online (PDF)',
  Standard: 'Standardversand',
  BoxStandard: 'Standardversand für Boxen',
  Express: 'Expressversand',
  BoxExpress: 'Expressversand für Boxen',
};

/** Returns the title of a method that is no longer in the cart; unknown methods are returned unchanged. */
export function shippingMethodName(method: string): string {
  const known = shippingMethods.read(method);
  return shippingMethods.isKnown(known) ? names[known] : method;
}
