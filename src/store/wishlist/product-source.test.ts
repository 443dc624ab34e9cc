import { expect, it, vi } from 'vitest';
import { ApiError, InvalidResponseError } from '../../api/errors.ts';
import type { Product } from '../../domain/product.ts';
import { buildProduct } from '../../test-support/cart-builders.ts';
import { settle } from '../testing/test-environment.ts';
import { createProductSource } from './product-source.ts';

function start(products: readonly Product[] = []) {
  const requests: { id: string; answer: (product: Product) => void; fail: (error: Error) => void }[] = [];
  const gone: string[] = [];
  const source = createProductSource({
    fetchProduct: (id) => new Promise((answer, fail) => void requests.push({ id, answer, fail })),
    onGone: (id) => void gone.push(id),
    report: () => {},
    schedule(run, milliseconds) {
      const timer = setTimeout(run, milliseconds);
      return () => clearTimeout(timer);
    },
  });
  source.seed(products);
  return { source, requests, gone, kinds: () => [...source.state.getState().values()].map(({ kind }) => kind) };
}

it('createProductSource fetches each product once, six at a time, and none that the page contains', async () => {
  const { source, requests } = start([buildProduct({ id: 'p-0' })]);
  const ids = Array.from({ length: 9 }, (_, index) => `p-${index}`);
  source.load(ids);
  source.load(ids);
  expect(requests.map(({ id }) => id)).toEqual(ids.slice(1, 7));
  requests[0]!.answer(buildProduct({ id: 'p-1' }));
  await settle();
  expect(requests.map(({ id }) => id)).toEqual(ids.slice(1, 8));
});

it('createProductSource reports products that are no longer sold, and fetches failed ones again', async () => {
  const { source, requests, gone, kinds } = start();
  source.load(['a', 'b']);
  requests[0]!.fail(new InvalidResponseError('gone', 404));
  requests[1]!.fail(new InvalidResponseError('broken', 500));
  await settle();
  expect(kinds()).toEqual(['gone', 'failed']);
  expect(gone).toEqual(['a']);
  source.load(['a', 'b']);
  expect(requests.map(({ id }) => id)).toEqual(['a', 'b', 'b']);
  requests[2]!.answer(buildProduct({ id: 'b' }));
  await settle();
  expect(kinds()).toEqual(['gone', 'ready']);
});

it('createProductSource fetches products whose ids are names of prototypes', () => {
  const { source, requests } = start();
  source.load(['constructor', 'toString']);
  expect(requests.map(({ id }) => id)).toEqual(['constructor', 'toString']);
});

it('createProductSource fetches nothing in the pause of a 429, and then what is missing', async () => {
  vi.useFakeTimers();
  const { source, requests, kinds } = start();
  source.load(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']);
  const answer = { errorCode: 0, category: null, message: null, fields: { appointmentIds: [] } };
  requests[0]!.fail(new ApiError(answer, 429, 1));
  requests[1]!.fail(new ApiError(answer, 429, 60));
  requests[2]!.answer(buildProduct({ id: 'c' }));
  await settle();
  source.load(['i']);
  await vi.advanceTimersByTimeAsync(59_999);
  expect(requests).toHaveLength(6);
  expect(kinds().filter((kind) => kind !== 'loading')).toEqual(['ready']);
  await vi.advanceTimersByTimeAsync(1);
  for (const { id, answer } of requests.slice(3)) answer(buildProduct({ id }));
  await settle();
  expect(new Set(requests.slice(6).map(({ id }) => id))).toEqual(new Set(['a', 'b', 'g', 'h', 'i']));
  vi.useRealTimers();
});
