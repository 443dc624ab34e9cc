import type { ErrorEvent } from '@sentry/browser';
import { describe, expect, test } from 'vitest';
import { scrubEvent } from './scrub-event.ts';

const event: ErrorEvent = {
  type: undefined,
  event_id: 'ab'.repeat(16),
  release: '1.0.0',
  environment: 'test',
  tags: { fragment: 'cart-fragment', tenant: 'JS_DE' },
  exception: {
    values: [
      {
        type: 'TypeError',
        value: 'no cart of anna@example.com',
        mechanism: { type: 'generic', handled: true },
        stacktrace: {
          frames: [{ filename: 'https://shop.example/cart?id=7', function: 'show', lineno: 3, vars: { card: '4242' } }],
        },
      },
    ],
  },
  request: {
    url: 'https://shop.example/cart?customer=7#top',
    headers: { 'User-Agent': 'Firefox', Referer: 'https://shop.example/?q=1', Cookie: 'session=1' },
    cookies: { session: '1' },
    query_string: 'customer=7',
    data: 'x',
  },
  user: { email: 'anna@example.com' },
  breadcrumbs: [{ message: 'the host was here' }],
  extra: { form: 'anna' },
  contexts: { host: { secret: true } },
  fingerprint: ['host'],
  transaction: '/host',
};

describe('scrubEvent', () => {
  test('retains data about the error, and none about the shopper or the host', () => {
    expect(scrubEvent(event)).toEqual({
      type: undefined,
      event_id: 'ab'.repeat(16),
      release: '1.0.0',
      environment: 'test',
      tags: { fragment: 'cart-fragment', tenant: 'JS_DE' },
      exception: {
        values: [
          {
            type: 'TypeError',
            value: 'no cart of [e-mail]',
            mechanism: { type: 'generic', handled: true },
            stacktrace: { frames: [{ filename: 'https://shop.example/cart', function: 'show', lineno: 3 }] },
          },
        ],
      },
      request: { url: 'https://shop.example/cart', headers: { 'User-Agent': 'Firefox' } },
    });
  });

  test('scrubs the message of an event without an exception', () => {
    expect(scrubEvent({ type: undefined, message: 'mail to a@b.example' }).message).toBe('mail to [e-mail]');
  });
});
