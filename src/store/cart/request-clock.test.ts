import { expect, it } from 'vitest';
import { createRequestClock } from './request-clock.ts';

let now = 1000;

it('is needed after a lost outcome until a later request is answered', () => {
  const requestClock = createRequestClock(() => now);
  expect(requestClock.isUnverified()).toBe(false);
  const [first, second] = [requestClock.startRequest(), requestClock.startRequest()];
  requestClock.outcomeLost();
  expect(requestClock.isUnverified()).toBe(true);
  requestClock.answered(second);
  expect(requestClock.isUnverified()).toBe(true);
  requestClock.answered(requestClock.startRequest());
  expect(requestClock.isUnverified()).toBe(false);
  expect(first).toBeLessThan(second);
});

it('returns the latest answered request, not the one that was answered last', () => {
  const requestClock = createRequestClock(() => now);
  expect(requestClock.lastAnswered()).toBe(0);
  const [first, second] = [requestClock.startRequest(), requestClock.startRequest()];
  requestClock.answered(second);
  requestClock.answered(first);
  expect(requestClock.lastAnswered()).toBe(second);
});

it('numbers requests by their time, and differently at the same time or after the clock was set back', () => {
  const requestClock = createRequestClock(() => now);
  now = 2000;
  const numbers = [requestClock.startRequest(), requestClock.startRequest()];
  now = 1500;
  numbers.push(requestClock.startRequest());
  now = 3000;
  numbers.push(requestClock.startRequest());
  expect(numbers).toEqual([2000, 2001, 2002, 3000]);
});
