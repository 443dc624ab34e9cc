import { describe, expect, it } from 'vitest';
import { configuredProviders } from './express-method.ts';
import type { PaymentSettings } from './fragment-data.ts';

const none: PaymentSettings = {
  stripePublishableKey: null,
  paypal: null,
  paypalScriptUrl: null,
  amazonPay: null,
  addressValidationDisabled: false,
};
const amazonPay = { scriptUrl: 'https://amazon.example/checkout.js', publicKeyId: 'key', storeId: 'store' };

describe('configuredProviders', () => {
  it.each<[Partial<PaymentSettings>, readonly string[]]>([
    [{}, []],
    [{ stripePublishableKey: '' }, []],
    [{ stripePublishableKey: 'pk_test_1' }, ['wallets']],
    [{ paypalScriptUrl: 'https://paypal.example/sdk/js' }, ['paypal']],
    [{ paypalScriptUrl: '' }, ['paypal']],
    [{ paypal: { scriptUrl: 'https://paypal.example/sdk/js' } }, ['paypal']],
    [{ paypal: { scriptUrl: null } }, ['paypal']],
    [{ stripePublishableKey: 'pk_test_1', paypalScriptUrl: 'x', amazonPay }, ['paypal', 'amazon', 'wallets']],
  ])('of %j are %j', (settings, providers) => {
    expect(configuredProviders({ ...none, ...settings })).toEqual(providers);
  });
});
