import { expect, it } from 'vitest';
import { prepareAmazonSession } from './payment-methods.ts';

it('prepareAmazonSession leaves out what the shop sends as null, because Amazon gets its answer', () => {
  const signed = { payloadJSON: '{}', signature: 's' };
  expect(prepareAmazonSession.answer.parse({ ...signed, algorithm: null, publicKeyId: null })).toEqual(signed);
  const whole = { ...signed, algorithm: 'AMZN-PAY-RSASSA-PSS-V2', publicKeyId: 'k' };
  expect(prepareAmazonSession.answer.parse(whole)).toEqual(whole);
});
