import { countryOf, isExpress, type ShippingMethod, type ShippingMethodName } from 'cart-fragment/contract';
import type { Assortment } from '../assortment.ts';
import type { PricedLine } from './priced-line.ts';

/**
 * The methods that carry this cart. Only printable vouchers: nothing travels, so there is just Online.
 * Boxes alone go as boxes; as soon as an envelope is among them, all of it goes by the ordinary methods.
 */
export function shippingMethodsFor(lines: readonly PricedLine[], assortment: Assortment): readonly ShippingMethod[] {
  const wanted = namesFor(lines).filter((method) => !isExpress(method) || deliversExpress(assortment));
  const offered = assortment.shippingMethods();
  return wanted.flatMap((method) => offered.find((row) => row.method === method) ?? []);
}

/** The method that applies: the shopper's wish, else its sibling for the changed contents, else the first. */
export function appliedMethod(
  wish: ShippingMethodName | null,
  offered: readonly ShippingMethod[],
): ShippingMethod | null {
  const named = (name: ShippingMethodName | null | undefined) => offered.find(({ method }) => method === name);
  return named(wish) ?? named(wish && siblings[wish]) ?? offered[0] ?? null;
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

/** Express only within Germany (specification, 5): the other tenants sell to other countries. */
function deliversExpress({ tenant }: Assortment): boolean {
  return countryOf(tenant) === 'DE';
}
