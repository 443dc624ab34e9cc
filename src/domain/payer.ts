import { type Address, addressWith, type PersonalInformation } from './personal-information.ts';
import { streetOf } from './street.ts';
import type { TenantCountry } from './tenant.ts';

/** The payer's data as a payment provider passes them. */
export interface Payer {
  readonly email: string | null;
  readonly phoneNumber: string | null;
  readonly billingAddress: Address | null;
}

export type RequiredDetail = 'email' | 'name' | 'street' | 'zipCode' | 'city' | 'country';

/** @param fixedCountry the tenant's if addresses are not validated, otherwise null. */
export function personalInformationOf(
  { email, phoneNumber, billingAddress }: Payer,
  fixedCountry: TenantCountry | null,
): { readonly information: PersonalInformation } | { readonly missing: readonly RequiredDetail[] } {
  const address = addressWith({ ...billingAddress, ...(fixedCountry && { countryCode: fixedCountry }) });
  const required: Readonly<Record<RequiredDetail, string>> = {
    email: email ?? '',
    name: address.firstName + address.lastName,
    street: address.streetName,
    zipCode: address.zipCode,
    city: address.city,
    country: address.countryCode,
  };
  const isChecked = (detail: RequiredDetail) => fixedCountry === null || detail === 'email' || detail === 'name';
  const details = Object.keys(required) as RequiredDetail[];
  const missing = details.filter((detail) => isChecked(detail) && !required[detail].trim());
  if (missing.length > 0) return { missing };
  return {
    information: {
      email: required.email,
      phoneNumber: phoneNumber ?? '',
      billingAddress: address,
      distinctShippingAddressSelected: false,
      customerType: 'Private',
    },
  };
}

/** As the card provider passes them: street and number in one line. A wallet omits what its owner has not entered. */
export interface CardBillingDetails {
  readonly name?: string | null;
  readonly email?: string | null;
  readonly phone?: string | null;
  readonly address?: Readonly<
    Partial<Record<'line1' | 'line2' | 'city' | 'postal_code' | 'country', string | null>>
  > | null;
}

export function payerOfCard(details: CardBillingDetails = {}): Payer {
  const { email = null, phone = null, address } = details;
  const name = details.name?.trim() ?? '';
  // A pattern for the whole name would take quadratic time in a row of spaces.
  const lastName = name.split(/\s+/).at(-1) ?? '';
  return {
    email,
    phoneNumber: phone,
    billingAddress: addressWith({
      firstName: name.slice(0, name.length - lastName.length).trimEnd(),
      lastName,
      ...streetOf(address?.line1 ?? ''),
      zipCode: address?.postal_code ?? '',
      city: address?.city ?? '',
      countryCode: address?.country ?? '',
      additionalInformation: address?.line2 || null,
    }),
  };
}
