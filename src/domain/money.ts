/** The currencies of all tenants. */
export const currencyCodes = ['EUR', 'CHF'] as const;
export type CurrencyCode = (typeof currencyCodes)[number];

/** An amount in decimal major units, as in the API. */
export interface Money {
  readonly amount: number;
  readonly currencyCode: CurrencyCode;
}

/** A price in the cart. Only the gross amount is shown. */
export interface Price {
  readonly gross: Money;
}

/** Converts an amount to integer minor units. */
export function toMinor(money: Money): number {
  return Math.round(money.amount * 100);
}

/** Converts integer minor units to an amount. */
export function fromMinor(minor: number, currencyCode: CurrencyCode): Money {
  return { amount: minor / 100, currencyCode };
}

export function sumMinor(amounts: readonly Money[]): number {
  return amounts.reduce((sum, money) => sum + toMinor(money), 0);
}

/** Adds amounts exactly. */
export function sumMoney(amounts: readonly Money[], currencyCode: CurrencyCode): Money {
  return fromMinor(sumMinor(amounts), currencyCode);
}

/** Multiplies an amount in minor units, so that it is exact. The result is in decimal major units. */
export function multiplyMoney(money: Money, factor: number): Money {
  return fromMinor(toMinor(money) * factor, money.currencyCode);
}

/** Whether an amount rounds to 0. */
export function isZero(money: Money): boolean {
  return toMinor(money) === 0;
}
