/** Currencies that a tenant can sell in (rulings, 13). */
export const currencyCodes = ['EUR', 'CHF'] as const;
export type CurrencyCode = (typeof currencyCodes)[number];

/** An amount in decimal major units, as it travels on the wire (rulings, 1). */
export interface Money {
  readonly amount: number;
  readonly currencyCode: CurrencyCode;
}

/** A price as the cart carries it; only the gross amount is ever shown. */
export interface Price {
  readonly gross: Money;
}

/** Integer minor units (cents, rappen) of an amount. */
export function toMinor(money: Money): number {
  return Math.round(money.amount * 100);
}

/** The amount that stands for so many integer minor units. */
export function fromMinor(minor: number, currencyCode: CurrencyCode): Money {
  return { amount: minor / 100, currencyCode };
}

/** Sum in the given currency, computed in minor units. */
export function sumMoney(amounts: readonly Money[], currencyCode: CurrencyCode): Money {
  return fromMinor(
    amounts.reduce((sum, money) => sum + toMinor(money), 0),
    currencyCode,
  );
}

export function multiplyMoney(money: Money, factor: number): Money {
  return fromMinor(toMinor(money) * factor, money.currencyCode);
}

export function isZero(money: Money): boolean {
  return toMinor(money) === 0;
}
