import { knownErrorCategory, type ErrorAnswer, type ErrorCategory } from './error-catalogue.ts';
import { errorMessageKey } from './error-message-key.ts';

/** Why an express payment was refused (specification, 8: Payment and express responses). */
export type ExpressRefusal = 'expressCountry' | 'zipCode' | 'reservation' | 'input' | 'address';

const refusals = new Map<number, ExpressRefusal>([
  [100, 'expressCountry'],
  [103, 'expressCountry'],
  [104, 'zipCode'],
  [300, 'reservation'],
  [606, 'input'],
]);

/** Every code that is not listed means an invalid address. */
export function expressRefusal(errorCode: number): ExpressRefusal {
  return refusals.get(errorCode) ?? 'address';
}

const categories: Readonly<Partial<Record<ErrorCategory, ExpressRefusal>>> = {
  express_shipping_invalid_country: 'expressCountry',
  shipping_invalid_country: 'expressCountry',
  express_shipping_invalid_zip_code: 'zipCode',
  failed_reservation_error: 'reservation',
  input_validation_error: 'input',
  general_address_error: 'address',
};

/** The same by the category or else by the code (rulings, 49); null if it has nothing to do with what the payer gave. */
export function refusalOf({ category, errorCode }: Pick<ErrorAnswer, 'category' | 'errorCode'>): ExpressRefusal | null {
  const known = knownErrorCategory(category);
  if (known !== null) return categories[known] ?? null;
  const refusal = expressRefusal(errorCode);
  return refusal === 'address' && errorMessageKey(errorCode) !== null ? null : refusal;
}

/** Whether the shopper returns to the cart to choose again. */
export function returnsToCart(refusal: ExpressRefusal | null): boolean {
  return refusal === 'expressCountry' || refusal === 'zipCode' || refusal === 'reservation';
}
