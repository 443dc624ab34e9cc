import { expect, it } from 'vitest';
import { createVerification } from './verification.ts';

it('is needed after a lost outcome until a later request is answered', () => {
  const verification = createVerification();
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
  const verification = createVerification();
  expect(verification.lastAnswered()).toBe(0);
  const [first, second] = [verification.startRequest(), verification.startRequest()];
  verification.answered(second);
  verification.answered(first);
  expect(verification.lastAnswered()).toBe(second);
});
