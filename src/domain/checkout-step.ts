const names = ['cart', 'checkout', 'last check'] as const;
export type CheckoutStepName = (typeof names)[number];
export type CheckoutStep = 1 | 2 | 3;

/** @throws Error for an unknown number. */
export function checkoutStepName(step: number): CheckoutStepName {
  return names[step - 1] ?? invalid();
}

/** @throws Error for an unknown name. */
export function checkoutStepOf(name: string): CheckoutStep {
  const index = names.findIndex((known) => known === name);
  return index < 0 ? invalid() : ((index + 1) as CheckoutStep);
}

function invalid(): never {
  throw new Error('Invalid checkout step');
}
