interface Money {
  readonly amount: number;
  readonly currencyCode: string;
}

/** Formats an amount like the page. */
export function formatMoney({ amount, currencyCode }: Money): string {
  return new Intl.NumberFormat('de', { style: 'currency', currency: currencyCode }).format(amount);
}
