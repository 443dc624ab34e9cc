import { knownErrorCategory, type ErrorAnswer, type ErrorCategory } from './error-catalog.ts';
import { errorMessageKey } from './error-message-key.ts';

/** Why an express payment was refused. */
export type ExpressRefusal = 'expressCountry' | 'zipCode' | 'reservation' | 'input' | 'address';

const refusals = new Map<number, ExpressRefusal>([
  [100, 'expressCountry'],
  [103, 'expressCountry'],
  [104, 'zipCode'],
  [300, 'reservation'],
  [606, 'input'],
]);

/** Returns the reason for a code. Unlisted codes mean an invalid address. */
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

/** Returns the reason by category, or else by code; null if the payer's data is not the cause. */
export function refusalOf({ category, errorCode }: Pick<ErrorAnswer, 'category' | 'errorCode'>): ExpressRefusal | null {
  const known = knownErrorCategory(category);
  if (known !== null) return categories[known] ?? null;
  const refusal = expressRefusal(errorCode);
  return refusal === 'address' && errorMessageKey(errorCode) !== null ? null : refusal;
}

/** Whether the shopper has to change the cart before another attempt. */
export function returnsToCart(refusal: ExpressRefusal | null): boolean {
  return refusal === 'expressCountry' || refusal === 'zipCode' || refusal === 'reservation';
}
