import { useState } from 'react';

/**
 * The text of a field and its fault, which appears when the shopper leaves the field or submits, and disappears once the
 * text is valid.
 */
export function useCheckedText<Fault>(check: (text: string) => Fault | null) {
  const [text, setText] = useState('');
  const [isRevealed, setRevealed] = useState(false);
  const fault = check(text);

  function type(next: string): Fault | null {
    const found = check(next);
    setText(next);
    if (found === null) setRevealed(false);
    return found;
  }

  return {
    text,
    valid: fault === null,
    /** The fault to show; null until it is revealed. */
    fault: isRevealed ? fault : null,
    type,
    /** Shows and returns the fault. Takes the text, because an extension may fill in the field without an event. */
    reveal(next: string): Fault | null {
      setRevealed(true);
      return type(next);
    },
    clear(): void {
      setText('');
      setRevealed(false);
    },
  };
}
