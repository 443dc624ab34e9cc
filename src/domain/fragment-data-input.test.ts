import { expectTypeOf, it } from 'vitest';
import type { FragmentDataInput } from './fragment-data-input.ts';

it('accepts an untyped object with the documented fields, missing and null ones', () => {
  const data = {
    baseUrl: '/',
    tenant: 'JS_DE',
    sentry: undefined,
    rootComponentProps: { nextStepUrl: null, assurances: [{ text: '3 Jahre gültig' }], payments: undefined },
  };
  expectTypeOf(data).toExtend<FragmentDataInput>();
});

it('requires baseUrl', () => {
  expectTypeOf<{ tenant: 'JS_DE' }>().not.toExtend<FragmentDataInput>();
});

it('names the tenants for editors', () => {
  expectTypeOf<FragmentDataInput['tenant']>().extract<'MD_CH'>().toEqualTypeOf<'MD_CH'>();
});
