import { isExpress, type Cart, type OperationAnswer, type operations } from 'cart-fragment/api';
import type { ShopTenant } from '../catalog/shop-tenant.ts';
import { delivers } from './destinations.ts';
import { refuse } from './refusal.ts';

type PersonalInformation = NonNullable<OperationAnswer<typeof operations.validatePersonalInformation>>;
type Address = PersonalInformation['billingAddress'];

/** Refuses an address that the cart's shipping method does not deliver to. */
export function checkPersonalInformation(person: PersonalInformation, cart: Cart, tenant: ShopTenant): void {
  const address = person.billingAddress;
  const { method } = cart.shipping;
  if (!isComplete(person) || !hasPlausibleZipCode(address)) refuse(606);
  if (method === null || method === 'Online') return;
  if (!delivers(method, address.countryCode, tenant)) refuse(isExpress(method) ? 100 : 102);
  if (isExpress(method) && islands.includes(address.zipCode)) refuse(104);
  if (/postfach|packstation/i.test(address.streetName)) refuse(105);
}

/** Zip codes of islands without express delivery. */
const islands = [
  '18565',
  '25849',
  '25859',
  '25863',
  '25869',
  '26465',
  '26474',
  '26486',
  '26548',
  '26571',
  '26579',
  '26757',
  '27498',
];

const zipCodes: Readonly<Record<string, RegExp>> = { DE: /^\d{5}$/, IT: /^\d{5}$/, AT: /^\d{4}$/, CH: /^\d{4}$/ };

function hasPlausibleZipCode({ countryCode, zipCode }: Address): boolean {
  return !Object.hasOwn(zipCodes, countryCode) || zipCodes[countryCode]!.test(zipCode);
}

function isComplete({ email, billingAddress: address }: PersonalInformation): boolean {
  const required = [address.firstName, address.lastName, address.streetName, address.zipCode, address.city];
  return /^[^@\s]+@[^@\s]+$/.test(email) && required.every((text) => text.trim() !== '');
}
