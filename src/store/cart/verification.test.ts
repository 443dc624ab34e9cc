import { expect, it } from 'vitest';
import { createVerification } from './verification.ts';

let now = 1000;

it('is needed after a lost outcome until a later request is answered', () => {
  const verification = createVerification(() => now);
  expect(verification.isNeeded()).toBe(false);
  const [first, second] = [verification.startRequest(), verification.startRequest()];
  verification.outcomeLost();
  expect(verification.isNeeded()).toBe(true);
  verification.answered(second);
  expect(verification.isNeeded()).toBe(true);
  verification.answered(verification.startRequest());
  expect(verification.isNeeded()).toBe(false);
  expect(first).toBeLessThan(second);
});

it('returns the latest answered request, not the one that was answered last', () => {
  const verification = createVerification(() => now);
  expect(verification.lastAnswered()).toBe(0);
  const [first, second] = [verification.startRequest(), verification.startRequest()];
  verification.answered(second);
  verification.answered(first);
  expect(verification.lastAnswered()).toBe(second);
});

it('numbers requests by their time, and differently at the same time or after the clock was set back', () => {
  const verification = createVerification(() => now);
  now = 2000;
  const numbers = [verification.startRequest(), verification.startRequest()];
  now = 1500;
  numbers.push(verification.startRequest());
  now = 3000;
  numbers.push(verification.startRequest());
  expect(numbers).toEqual([2000, 2001, 2002, 3000]);
});
