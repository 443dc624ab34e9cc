import { useState } from 'react';

export interface CheckedText<Fault> {
  readonly text: string;
  readonly valid: boolean;
  /** What is wrong, once it has been told. */
  readonly fault: Fault | null;
  type(text: string): void;
  /** Tells from now on what is wrong, if anything is, and answers it. */
  tell(): Fault | null;
  clear(): void;
}

/**
 * The text of a field, and what is wrong with it: told when the shopper leaves the field or submits, not while
 * typing, and gone as soon as the text is right (rulings, 45).
 */
export function useCheckedText<Fault>(check: (text: string) => Fault | null): CheckedText<Fault> {
  const [text, setText] = useState('');
  const [told, setTold] = useState(false);
  const fault = check(text);
  return {
    text,
    valid: fault === null,
    fault: told ? fault : null,
    type(next) {
      setText(next);
      if (check(next) === null) setTold(false);
    },
    tell() {
      if (fault !== null) setTold(true);
      return fault;
    },
    clear() {
      setText('');
      setTold(false);
    },
  };
}
