interface Money {
  readonly amount: number;
  readonly currencyCode: string;
}

/** An amount as the page shows it (rulings, 28). */
export function formatMoney({ amount, currencyCode }: Money): string {
  return new Intl.NumberFormat('de', { style: 'currency', currency: currencyCode }).format(amount);
}
