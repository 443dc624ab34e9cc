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
