import { describe, expect, it } from 'vitest';
import { fragmentDataSchema } from './fragment-data.ts';
import { unknownFields } from './unknown-fields.ts';

const found = (value: unknown) => unknownFields(fragmentDataSchema, value, ['initialCart']);

describe('unknownFields', () => {
  it.each([
    ['baseURL', { baseURL: '/' }, 'baseUrl'],
    ['tennat', { tennat: 'JS_DE' }, 'tenant'],
    ['nextStepUrl', { nextStepUrl: '/checkout' }, 'rootComponentProps.nextStepUrl'],
    ['next_step_url', { next_step_url: '/checkout' }, 'rootComponentProps.nextStepUrl'],
    ['rootComponentProps.tenant', { rootComponentProps: { tenant: 'JS_DE' } }, 'tenant'],
    [
      'rootComponentProps.custmerEmailHash',
      { rootComponentProps: { custmerEmailHash: 'x' } },
      'rootComponentProps.customerEmailHash',
    ],
    [
      'rootComponentProps.tenantConfig.urls.log-in',
      { rootComponentProps: { tenantConfig: { urls: { 'log-in': '/login' } } } },
      'rootComponentProps.tenantConfig.urls.login',
    ],
    ['sentry.verbose', { sentry: { verbose: true } }, 'enabled, dsn, environment, release, ignorePatterns'],
    ['xy', { xy: 1 }, 'id, baseUrl, locale, tenant, sentry, rootComponentProps'],
  ])('names what is meant by %s', (path, value, expected) => {
    expect(found(value)).toEqual([{ kind: 'unknown field', path, found: 'an unknown field', expected }]);
  });

  it.each([
    [
      'known fields',
      { id: 'cart-fragment', baseUrl: '/', rootComponentProps: { payments: { paypal: { scriptUrl: '' } } } },
    ],
    ['further fields of an answer', { rootComponentProps: { initialCart: { warehouse: 7, items: [] } } }],
    ['notes of the author', { _comment: 'for the new shop', $schema: 'x', '//': 'x' }],
    ['fields of a text', { rootComponentProps: 'none', sentry: null }],
    ['no object', []],
  ])('accepts %s', (_, value) => {
    expect(found(value)).toEqual([]);
  });

  it('reads no inherited fields, and limits what it reads', () => {
    const value = Object.create({ inherited: 1 }) as object;
    expect(found(value)).toEqual([]);
    const many = Object.fromEntries(Array.from({ length: 5000 }, (_, index) => [`x${'y'.repeat(index)}`, 1]));
    expect(found(many)).toHaveLength(100);
  });
});
