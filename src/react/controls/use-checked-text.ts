import { useState } from 'react';

export interface CheckedText<Fault> {
  readonly text: string;
  readonly valid: boolean;
  /** The fault to show; null until it is revealed. */
  readonly fault: Fault | null;
  type(text: string): void;
  /** Shows and returns the fault, if there is one. */
  reveal(): Fault | null;
  clear(): void;
}

/**
 * The text of a field and its fault. The fault is shown when the shopper leaves the field or submits, not while typing, and
 * hidden as soon as the text is valid.
 */
export function useCheckedText<Fault>(check: (text: string) => Fault | null): CheckedText<Fault> {
  const [text, setText] = useState('');
  const [isRevealed, setRevealed] = useState(false);
  const fault = check(text);
  return {
    text,
    valid: fault === null,
    fault: isRevealed ? fault : null,
    type(next) {
      setText(next);
      if (check(next) === null) setRevealed(false);
    },
    reveal() {
      if (fault !== null) setRevealed(true);
      return fault;
    },
    clear() {
      setText('');
      setRevealed(false);
    },
  };
}
