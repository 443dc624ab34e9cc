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

/** Logs what happened and what helps; if that text cannot be loaded, only where it happened. */
export function toConsole(error: unknown, context = ''): void {
  void import('./error-reporting/explain-error.ts')
    .then(({ explainError }) => explainError(error, context))
    .catch(() => context)
    // eslint-disable-next-line no-console
    .then((text) => console.error(`cart-fragment: ${text}`, error));
}
