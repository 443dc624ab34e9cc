import { LanguageCode, ShippingEligibilityChecker, type Order } from '@vendure/core';

/** How a cart is delivered: by e-mail, as letters, or as parcels, if all that is posted are boxes. */
export function deliveryOf({ lines }: Pick<Order, 'lines'>): 'none' | 'online' | 'letter' | 'box' {
  if (lines.length === 0) return 'none';
  const posted = lines.map(({ customFields }) => customFields.packagingType).filter((type) => type !== 'Pdf');
  if (posted.length === 0) return 'online';
  return posted.includes('Envelope') ? 'letter' : 'box';
}

/** Offers a shipping method for one kind of delivery. */
export const deliveryChecker = new ShippingEligibilityChecker({
  code: 'delivery-checker',
  args: { delivery: { type: 'string' } },
  description: [{ languageCode: LanguageCode.de, value: 'Für Lieferungen als { delivery }' }],
  check: (_ctx, order, { delivery }) => deliveryOf(order) === delivery,
});

/** A method of the contract. Vendure's code has the region behind it, since prices have one currency and tax. */
export const methodOf = (code: string) => code.replace(/@.*$/, '');

const order = ['Online', 'Standard', 'BoxStandard', 'Express', 'BoxExpress'];
const siblingOf = (method: string) => (method.startsWith('Box') ? method.slice(3) : `Box${method}`);

export interface ShippingOffer {
  readonly id: string;
  readonly method: string;
  readonly price: number;
}

/** The methods that were offered last. */
export const offersIn = ({ shippingOffers }: Order['customFields']) =>
  JSON.parse(shippingOffers ?? '[]') as readonly ShippingOffer[];

export const inOrder = (offers: readonly ShippingOffer[]) =>
  offers.toSorted((a, b) => order.indexOf(a.method) - order.indexOf(b.method));

/** The shopper's choice if it is offered, else its counterpart for boxes or letters, else the first method. */
export function appliedOffer(
  chosen: string | null | undefined,
  offers: readonly ShippingOffer[],
): ShippingOffer | undefined {
  const named = (name: string) => offers.find(({ method }) => method === name);
  return (chosen && (named(chosen) ?? named(siblingOf(chosen)))) || offers[0];
}
