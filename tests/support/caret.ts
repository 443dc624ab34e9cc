import type { Locator } from '@playwright/test';

export function putCaret(field: Locator, at: number): Promise<void> {
  return field.evaluate((input, position) => (input as HTMLInputElement).setSelectionRange(position, position), at);
}

/** Returns the number of characters before the caret; null while there is a selection. */
export function caretOf(field: Locator): Promise<number | null> {
  return field.evaluate((input) => {
    const { selectionStart, selectionEnd } = input as HTMLInputElement;
    return selectionStart === selectionEnd ? selectionStart : null;
  });
}
