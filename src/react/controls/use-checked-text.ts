import { useState } from 'react';

/** A field's text and its fault, which appears on leaving or submitting, and disappears once the text is valid. */
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
