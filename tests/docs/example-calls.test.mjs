import { expect, it } from 'vitest';
import { answer } from '../../docs/examples/calls.mjs';
import { runKit } from '../../contract/kit/run-kit.ts';

it('the calls of docs/examples/calls.mjs pass the core rules of the contract kit', async () => {
  const results = await runKit({
    baseUrl: 'https://shop.example/',
    description: { session: { open: { path: 'api/cart' } } },
    sets: ['core'],
    fetch: (url, init) => answer(new Request(url, init)),
    runs: 5,
  });
  const violated = results.filter(({ outcome }) => outcome !== 'passed');
  expect(violated.map(({ check, expected, observed }) => [check.id, expected, observed])).toEqual([]);
});
