import type { Locator } from '@playwright/test';

export function putCaret(field: Locator, at: number): Promise<void> {
  return field.evaluate((input, place) => (input as HTMLInputElement).setSelectionRange(place, place), at);
}

/** How many characters stand before the caret; null while something is selected. */
export function caretOf(field: Locator): Promise<number | null> {
  return field.evaluate((input) => {
    const { selectionStart, selectionEnd } = input as HTMLInputElement;
    return selectionStart === selectionEnd ? selectionStart : null;
  });
}
