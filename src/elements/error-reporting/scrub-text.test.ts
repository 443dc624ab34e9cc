import { describe, expect, test } from 'vitest';
import { scrubFileName, scrubText } from './scrub-text.ts';

describe('scrubText', () => {
  test.each([
    ['an e-mail address', 'no customer anna.müller+1@mail.example.com here', 'no customer [e-mail] here'],
    ['an encoded e-mail address', 'GET /customers/anna%40example.com', 'GET /customers/[e-mail]'],
    ['the secret of a payment', 'intent pi_3NxAbCdEf_secret_9zYxWv failed', 'intent [secret] failed'],
    ['a confirmation token', 'ctoken_1NnQUf2eZvKYlo2CIObdtbnb', '[secret]'],
    [
      'a secret in JSON',
      '{"clientSecret":"abc-123","orderId":"1-JD1"}',
      '{"clientSecret":"[secret]","orderId":"1-JD1"}',
    ],
    ['a secret in a form', 'client_secret=abc; next', 'client_secret=[secret]; next'],
    ['a bearer token', 'Authorization: Bearer abcdef123456', 'Authorization: Bearer [secret]'],
    ['a web token', 'got eyJhbGciOiJI.eyJzdWIiOiIx.SflKxw', 'got [secret]'],
    [
      'a query string',
      'GET https://shop.example/api/cart?hash=ab12#x=1 failed',
      'GET https://shop.example/api/cart?… failed',
    ],
  ])('removes %s', (_, text, scrubbed) => {
    expect(scrubText(text)).toBe(scrubbed);
  });

  test.each([
    'getCart: unusable field items.0.product.price',
    'refused with code 702, status 422',
    "Cannot read properties of undefined (reading 'amount')",
    'Minified React error #418; visit https://react.dev/errors/418 for the full message',
    'no usable next step: //evil.example/checkout',
    'Ist das so? Ja = 1',
  ])('leaves %s unchanged', (text) => {
    expect(scrubText(text)).toBe(text);
  });

  test('leaves no part of an e-mail address at the end of a truncated text', () => {
    expect(scrubText(`${'x'.repeat(983)} an anna.schmidt@example.org gesendet`)).not.toContain('anna.schmidt');
  });

  test('truncates long texts', () => {
    expect(scrubText('a'.repeat(1_000_000)).length).toBeLessThan(1100);
  });
});

describe('scrubFileName', () => {
  test.each([
    ['https://shop.example/chunks/cart-Bx81_q2.js?v=3', 'https://shop.example/chunks/cart-Bx81_q2.js'],
    ['https://shop.example/cart?email=a@b.de#top', 'https://shop.example/cart'],
    ['https://cdn.example/npm/react-dom@19.3.1/client.js', 'https://cdn.example/npm/react-dom@19.3.1/client.js'],
    ['https://shop.example/konto/anna@example.com/', 'https://shop.example/konto/[e-mail]/'],
  ])('keeps only the path of %s', (fileName, scrubbed) => {
    expect(scrubFileName(fileName)).toBe(scrubbed);
  });
});
