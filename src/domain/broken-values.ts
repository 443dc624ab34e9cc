import type { Cart, CartItem } from './cart.ts';
import { currenciesOf } from './cart-currencies.ts';
import { changesetTypes, decidedType } from './changeset.ts';
import type { DeliveryTerm } from './delivery-term.ts';
import { cartModes, type FragmentData } from './fragment-data.ts';
import { maxChoices, maxListLength } from './list-limits.ts';
import { packagingTypes } from './packaging.ts';
import { paymentTypes } from './payment.ts';
import type { Picture } from './picture.ts';
import { discountTypes, productTypes } from './product.ts';
import { shippingMethods } from './shipping.ts';
import type { Spelling } from './spelling.ts';
import { safeLink, safePicture, safeSrcset, srcsetCandidates, trustedLink, withoutDetails } from './urls.ts';

/** An invalid value that the page ignores in otherwise valid data. Reported, never shown. */
export interface CartFault {
  readonly kind: 'unknown value' | 'dropped URL' | 'contradiction' | 'long list';
  readonly field: string;
  /** Truncated to 100 characters. A URL is reduced to its origin and the number of its path segments. */
  readonly value: string;
}

/** Returns the faults of a cart without duplicates. */
export function inspectCart(cart: Cart, baseUrl: string): CartFault[] {
  const faults = [
    ...cart.items.flatMap((item) => inspectItem(item, baseUrl)),
    unknown('shipping.method', cart.shipping.method, shippingMethods),
    ...cart.availableShippingMethods.map(({ method }) =>
      unknown('availableShippingMethods.method', method, shippingMethods),
    ),
    unknown('selectedPaymentType', cart.selectedPaymentType, paymentTypes),
    long('availableShippingMethods', cart.availableShippingMethods, maxChoices),
    long('vouchers', cart.vouchers, maxChoices),
    mixed([...currenciesOf(cart)]),
  ];
  return eachOnce(faults);
}

/** Returns the faults of the page's data and the delivery terms without duplicates. */
export function inspectSurroundings(data: FragmentData, terms: readonly DeliveryTerm[]): CartFault[] {
  const { mode, initialChangeset: changeset, tenantConfig, allowedOrigins } = data.rootComponentProps;
  const { web, redemption, login } = tenantConfig.urls;
  const link = (field: string, url: string | null | undefined) =>
    dropped(`tenantConfig.urls.${field}`, url ?? '', data.baseUrl, () =>
      trustedLink(url, data.rootComponentProps, data.baseUrl),
    );
  return eachOnce([
    unknown('mode', mode, cartModes),
    link('web.href', web?.href),
    link('redemption', redemption),
    link('login', login),
    unknown('changeset.type', changeset?.type ?? null, changesetTypes),
    changeset && decidedType(changeset) !== changeset.type
      ? fault('contradiction', 'changeset.type', changeset.type)
      : null,
    ...Object.entries({ ...changeset?.changes }).map(([name, list]) => long(`changeset.${name}`, list)),
    long('deliveryTerms', terms),
    long('allowedOrigins', allowedOrigins),
    long('tenantConfig.notCountableSkus', tenantConfig.notCountableSkus),
    ...terms.flatMap(({ packagingType, shippingMethod }) => [
      unknown('deliveryTerms.packagingType', packagingType, packagingTypes),
      unknown('deliveryTerms.shippingMethod', shippingMethod, shippingMethods),
    ]),
  ]);
}

function eachOnce(faults: readonly (CartFault | null)[]): CartFault[] {
  const found = faults.filter((fault) => fault !== null);
  return [...new Map(found.map((fault) => [`${fault.field} ${fault.value}`, fault])).values()];
}

function inspectItem(item: CartItem, baseUrl: string): (CartFault | null)[] {
  const { product, appointmentUrl, selectedPackaging, availablePackagingOptions } = item;
  return [
    unknown('product.productType', product.productType, productTypes),
    unknown('product.discountType', product.discountType, discountTypes),
    unknown('selectedPackaging.type', selectedPackaging?.type ?? null, packagingTypes),
    long('availablePackagingOptions', availablePackagingOptions, maxChoices),
    long('product.trackingPath', product.trackingPath),
    dropped('product.url', product.url, baseUrl, safeLink),
    dropped('appointmentUrl', appointmentUrl ?? '', baseUrl, safeLink),
    ...inspectPicture('product.image', product.image, baseUrl),
    ...inspectPicture('selectedPackaging.thumbnail', selectedPackaging?.thumbnail ?? null, baseUrl),
    ...availablePackagingOptions.flatMap((option) => [
      unknown('availablePackagingOptions.type', option.type, packagingTypes),
      unknown('availablePackagingOptions.packagingOptionType', option.packagingOptionType, packagingTypes),
      ...inspectPicture('availablePackagingOptions.image', option.image, baseUrl),
      ...inspectPicture('availablePackagingOptions.thumbnail', option.thumbnail, baseUrl),
    ]),
  ];
}

function inspectPicture(field: string, picture: Picture | null, baseUrl: string): (CartFault | null)[] {
  if (picture === null) return [];
  const candidates = srcsetCandidates(picture.srcset);
  return [
    dropped(`${field}.src`, picture.src, baseUrl, safePicture),
    ...(candidates.length > 0
      ? candidates.map(([url]) => dropped(`${field}.srcset`, url, baseUrl, safePicture))
      : [dropped(`${field}.srcset`, picture.srcset.trim(), baseUrl, safeSrcset)]),
  ];
}

/** Parsing has cut the list at the limit, so a list of that length may have been longer. */
function long(field: string, list: readonly unknown[], limit = maxListLength): CartFault | null {
  return list.length < limit ? null : fault('long list', field, `the page uses the first ${limit} entries`);
}

function mixed(currencies: readonly string[]): CartFault | null {
  return currencies.length > 1 ? fault('contradiction', 'currencyCode', currencies.join(', ')) : null;
}

function unknown(field: string, value: string | null, spelling: Pick<Spelling<string>, 'isKnown'>): CartFault | null {
  return !value || spelling.isKnown(value) ? null : fault('unknown value', field, value);
}

function dropped(
  field: string,
  url: string,
  baseUrl: string,
  decide: (url: string, baseUrl: string) => string | null,
): CartFault | null {
  if (url === '' || decide(url, baseUrl) !== null) return null;
  return fault('dropped URL', field, withoutDetails(url, baseUrl));
}

function fault(kind: CartFault['kind'], field: string, value: string): CartFault {
  return { kind, field, value: value.slice(0, 100) };
}
