import { knownErrorCategory, type ErrorAnswer, type ErrorCategory } from './error-catalog.ts';
import { errorMessageKey, expressRefusal, type ExpressRefusal } from './error-message-key.ts';

const categories: Readonly<Partial<Record<ErrorCategory, ExpressRefusal>>> = {
  express_shipping_invalid_country: 'expressCountry',
  shipping_invalid_country: 'expressCountry',
  express_shipping_invalid_zip_code: 'zipCode',
  failed_reservation_error: 'reservation',
  input_validation_error: 'input',
  general_address_error: 'address',
};

/** Returns the reason by category, or else by code; null if the payer's data are not the cause. */
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
