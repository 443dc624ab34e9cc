import * as host from '@sentry/browser';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createSentryTransport } from './sentry-transport.ts';

const eventId = 'c0ffee'.padEnd(32, '0');
const sent: host.Event[] = [];
const sentItems: string[] = [];

function createTransport(changes: { readonly release?: string } = {}) {
  const settings = { enabled: true, dsn: 'https://key@errors.example/1', ignorePatterns: [] };
  return createSentryTransport({ ...settings, release: 'cart@1', environment: 'test', ...changes }, 'JS_DE');
}

beforeEach(() => {
  sent.length = 0;
  sentItems.length = 0;
  Reflect.deleteProperty(globalThis, '__SENTRY__');
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_, init) => {
    const [, ...lines] = ((init?.body as string | undefined) ?? '')
      .split('\n')
      .map((line) => JSON.parse(line) as host.Event);
    for (let index = 0; index < lines.length; index += 2) {
      sentItems.push(String(lines[index]?.type));
      sent.push(lines[index + 1]!);
    }
    return new Response();
  });
});

const allSent = (count = 1) => vi.waitFor(() => expect(sent).toHaveLength(count));
const messages = () => sent.map(({ exception }) => exception?.values?.map(({ value }) => value));

describe('createSentryTransport', () => {
  test('sends an error with the given id and the common event fields', async () => {
    createTransport().send(new TypeError('broken'), eventId, '');
    await allSent();
    expect(sent).toEqual([
      expect.objectContaining({
        event_id: eventId,
        release: 'cart@1',
        environment: 'test',
        platform: 'javascript',
        level: 'error',
        tags: { fragment: 'cart-fragment', tenant: 'JS_DE' },
        request: {
          url: location.origin + location.pathname,
          headers: { 'User-Agent': navigator.userAgent },
        },
      }),
    ]);
    expect(sent[0]?.timestamp).toBeCloseTo(Date.now() / 1000, -1);
    expect(sent[0]?.exception?.values?.[0]).toMatchObject({ type: 'TypeError', value: 'broken' });
  });

  test('sends no release of the host', async () => {
    Reflect.set(window, 'SENTRY_RELEASE', { id: 'of-the-host' });
    createTransport({ release: '' }).send(new Error('broken'), eventId, '');
    await allSent();
    Reflect.deleteProperty(window, 'SENTRY_RELEASE');
    expect(sent[0]).not.toHaveProperty('release');
  });

  test('sends data about the error, and none about the shopper', async () => {
    const error = new TypeError('no cart of anna@example.com', { cause: new Error('mail to b@shop.example') });
    error.stack = `TypeError: no cart\n    at show (${location.origin}/cart.js?customer=anna:3:7)`;
    createTransport().send(Object.assign(error, { form: 'anna' }), eventId, '');
    await allSent();
    expect(messages()).toEqual([['mail to [e-mail]', 'no cart of [e-mail]']]);
    expect(sent[0]?.exception?.values?.[1]?.stacktrace?.frames).toMatchObject([
      { filename: `${location.origin}/cart.js`, function: 'show' },
    ]);
    expect(JSON.stringify(sent)).not.toContain('anna');
  });

  test("creates no scope that the host's Sentry would use", async () => {
    createTransport().send(new Error('broken'), eventId, '');
    await allSent();
    // A production build contains no settings of the debug log.
    expect(globalThis).toHaveProperty('__SENTRY__', { [host.SDK_VERSION]: { loggerSettings: { enabled: false } } });
  });

  test.each([
    ['global', host.getGlobalScope],
    ['isolation', host.getIsolationScope],
    ['current', host.getCurrentScope],
  ])("ignores the host's %s scope", async (_, scopeOf) => {
    let seenByHost = 0;
    const scope = scopeOf();
    scope.setUser({ email: 'of-the-host@example.com' });
    scope.setTag('of-the-host', 'yes');
    scope.setExtra('of-the-host', 'yes');
    scope.setContext('of-the-host', { yes: true });
    scope.addBreadcrumb({ message: 'of-the-host' });
    scope.addAttachment({ filename: 'of-the-host.txt', data: 'of-the-host' });
    scope.addEventProcessor((event) => {
      seenByHost += 1;
      return event;
    });
    createTransport().send(new Error('ours'), eventId, '');
    await allSent();
    expect(JSON.stringify(sent)).not.toContain('of-the-host');
    expect(sentItems).toEqual(['event']);
    expect(seenByHost).toBe(0);
  });

  test("does not affect the host's session or lastEventId", async () => {
    const session = {
      sid: '1',
      init: true,
      timestamp: 0,
      started: 0,
      duration: 0,
      status: 'ok',
      errors: 0,
    } as host.Session;
    host.getIsolationScope().setSession(session);
    createTransport().send(new Error('ours'), eventId, '');
    await allSent();
    expect(sentItems).toEqual(['event']);
    expect(session.errors).toBe(0);
    expect(host.lastEventId()).toBeUndefined();
  });

  test('sends an error that the host has reported, without marking it as captured', async () => {
    const error = Object.defineProperty(new Error('both saw it'), '__sentry_captured__', { value: true });
    const unmarked = new Error('only ours');
    const transport = createTransport();
    transport.send(error, eventId, '');
    transport.send(unmarked, eventId, '');
    await allSent(2);
    expect(unmarked).not.toHaveProperty('__sentry_captured__');
  });

  test('drops an error that cannot be reported and sends the next one', async () => {
    const cause = Object.defineProperty(new Error('unreadable'), 'message', {
      get() {
        throw new Error('a getter');
      },
    });
    const transport = createTransport();
    transport.send(new Error('lost', { cause }), eventId, '');
    transport.send(new Error('next'), eventId, '');
    await allSent();
    expect(messages()).toEqual([['next']]);
  });

  test('sends pending errors before it closes', async () => {
    const transport = createTransport();
    transport.send(new Error('last'), eventId, '');
    transport.close();
    await allSent();
  });
});
