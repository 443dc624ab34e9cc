import { countryOf, isExpress, type ShippingMethod, type ShippingMethodName } from 'cart-fragment/api';
import type { Assortment } from '../assortment.ts';
import type { PricedLine } from './priced-line.ts';

/**
 * Returns the methods available for a cart: only Online for printable vouchers, the box methods for boxes only, and the
 * ordinary methods as soon as there is an envelope.
 */
export function shippingMethodsFor(lines: readonly PricedLine[], assortment: Assortment): readonly ShippingMethod[] {
  const wanted = namesFor(lines).filter((method) => !isExpress(method) || deliversExpress(assortment));
  const offered = assortment.shippingMethods();
  return wanted.flatMap((method) => offered.find((row) => row.method === method) ?? []);
}

/** Returns the shopper's choice if available, else its counterpart for boxes or envelopes, else the first method. */
export function appliedMethod(
  chosen: ShippingMethodName | null,
  offered: readonly ShippingMethod[],
): ShippingMethod | null {
  const named = (name: ShippingMethodName | null | undefined) => offered.find(({ method }) => method === name);
  return named(chosen) ?? named(chosen && siblings[chosen]) ?? offered[0] ?? null;
}

const siblings: Readonly<Record<string, ShippingMethodName>> = {
  Standard: 'BoxStandard',
  BoxStandard: 'Standard',
  Express: 'BoxExpress',
  BoxExpress: 'Express',
};

function namesFor(lines: readonly PricedLine[]): readonly ShippingMethodName[] {
  if (lines.length === 0) return [];
  const posted = lines.map(({ packaging }) => packaging.type).filter((type) => type !== 'Pdf');
  if (posted.length === 0) return ['Online'];
  return posted.includes('Envelope') ? ['Standard', 'Express'] : ['BoxStandard', 'BoxExpress'];
}

/** Express delivers within Germany only. */
function deliversExpress({ tenant }: Assortment): boolean {
  return countryOf(tenant) === 'DE';
}
