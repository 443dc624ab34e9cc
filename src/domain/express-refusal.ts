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

/** Whether the shopper returns to the cart to choose again. */
export function returnsToCart(refusal: ExpressRefusal): boolean {
  return refusal === 'expressCountry' || refusal === 'zipCode' || refusal === 'reservation';
}
