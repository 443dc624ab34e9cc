/** Further errors of a page would tell nothing new. */
export const maxReports = 100;

export function textOf(error: unknown): string {
  try {
    return String(error);
  } catch {
    // An object of the page throws.
    return 'an error without text';
  }
}

export function toConsole(error: unknown, context = ''): void {
  // eslint-disable-next-line no-console
  console.error(...(context ? [`cart-fragment: ${context}`] : ['cart-fragment:']), error);
}
