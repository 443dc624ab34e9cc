import { describe, expect, it } from 'vitest';
import { say } from './say.ts';

describe('say', () => {
  it('inserts usual texts and numbers to the letter', () => {
    expect(say`${2} Tickets für „${'Thai-Kochkurs'}“\u00a0– ${'\\n'}.`).toBe(
      '2 Tickets für „Thai-Kochkurs“\u00a0– \\n.',
    );
  });

  it('isolates a text that could turn the sentence around', () => {
    expect(say`„${'Kurs \u202eneherd'}“ entfernen`).toBe('„\u2068Kurs \u202eneherd\u2069“ entfernen');
  });
});
