import { createStore } from 'zustand/vanilla';
import { describe, expect, it } from 'vitest';
import { ApiError, InvalidResponseError } from '../../api/errors.ts';
import { explainError } from './explain-error.ts';
import { initialState } from './cart-state.ts';
import { createStoreContext } from './store-context.ts';
import { createControlledApi } from '../testing/controlled-api.ts';
import { testData } from '../testing/test-cart.ts';
import { createTestEnvironment } from '../testing/test-environment.ts';

function contextOf(customerEmailHash: string | null, page: string | null = null) {
  const { environment } = createTestEnvironment(createControlledApi().call);
  const data = testData({ customerEmailHash });
  const { tenantConfig, ...props } = data.rootComponentProps;
  const urls = { ...tenantConfig.urls, login: page };
  const rootComponentProps = { ...props, tenantConfig: { ...tenantConfig, urls } };
  const state = createStore(() => initialState({ ...data, rootComponentProps }));
  return createStoreContext(state, environment).context;
}

const answer = { errorCode: 1, category: null, message: null, fields: { appointmentIds: [] } };
const login = 'https://shop.example/login';

describe('explainError', () => {
  it.each([
    ['an error with 401', new ApiError(answer, 401), 401],
    ['a page with 403', new InvalidResponseError('no JSON', 403), 403],
    ['a redirect to a page', new InvalidResponseError('no JSON', 200, { redirectedTo: login }), 200],
  ])('asks nobody but a customer to log in after %s, unless guests have to', (_, error, status) => {
    const [customer, guest] = [contextOf('a1b2'), contextOf(null)];
    expect(explainError(customer, error)).toMatchObject({ kind: 'login', guest: false });
    expect(explainError(customer, error, true)).toMatchObject({ kind: 'login', guest: false });
    expect(explainError(guest, error, true)).toMatchObject({ kind: 'login', guest: true });
    expect(explainError(guest, error)).toEqual({ kind: 'external', status });
  });

  it('leads to where the shop has redirected only if the page names no login', () => {
    const error = new InvalidResponseError('no JSON', 200, { redirectedTo: login });
    expect(explainError(contextOf('a1b2'), error)).toMatchObject({ href: login });
    expect(explainError(contextOf('a1b2', '/konto'), error)).toMatchObject({ href: 'https://shop.example/konto' });
  });
});
