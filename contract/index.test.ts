import * as api from 'cart-fragment/api';
import { expect, it } from 'vitest';
import * as contract from './index.ts';

it('the package exports the API, and what reads and answers its calls', () => {
  const own = ['Refusal', 'callResponse', 'errorResponse', 'openApiDocument', 'readBody', 'readCall', 'refuseCall'];
  expect(Object.keys(contract).toSorted()).toEqual([...Object.keys(api), ...own].toSorted());
});
