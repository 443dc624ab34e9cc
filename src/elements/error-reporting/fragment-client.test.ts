import * as host from '@sentry/browser';
import { beforeEach, describe, expect, test } from 'vitest';
import { FragmentClient } from './fragment-client.ts';

type Integrations = ConstructorParameters<typeof FragmentClient>[0]['integrations'];

const eventId = 'c0ffee'.padEnd(32, '0');
const sent: host.Event[] = [];
const sentItems: string[] = [];

function createClient(integrations: Integrations = [], ignoreErrors: string[] = []) {
  const client = new FragmentClient(
    {
      dsn: 'https://key@errors.example/1',
      release: 'cart@1',
      environment: 'test',
      stackParser: host.defaultStackParser,
      integrations,
      ignoreErrors,
      transport: () => ({
        async send([, items]) {
          for (const [{ type }, payload] of items) {
            sentItems.push(type);
            if (type === 'event') sent.push(payload as host.Event);
          }
          return {};
        },
        flush: () => Promise.resolve(true),
      }),
    },
    { tags: { fragment: 'cart-fragment' } },
  );
  client.init();
  return client;
}

beforeEach(() => {
  sent.length = 0;
  sentItems.length = 0;
  Reflect.deleteProperty(globalThis, '__SENTRY__');
});

describe('FragmentClient', () => {
  test('sends an error with the given id and the common event fields', async () => {
    const client = createClient();
    client.send(new TypeError('broken'), eventId);
    await client.flush();
    expect(sent).toEqual([
      expect.objectContaining({
        event_id: eventId,
        release: 'cart@1',
        environment: 'test',
        platform: 'javascript',
        tags: { fragment: 'cart-fragment' },
      }),
    ]);
    expect(sent[0]?.exception?.values?.[0]).toMatchObject({ type: 'TypeError', value: 'broken' });
  });

  test("creates no scope that the host's Sentry would use", async () => {
    const client = createClient();
    client.send(new Error('broken'), eventId);
    await client.flush();
    expect(sent).toHaveLength(1);
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
    const client = createClient();
    client.send(new Error('ours'), eventId);
    await client.flush();
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
    const client = createClient();
    client.send(new Error('ours'), eventId);
    await client.flush();
    expect(sentItems).toEqual(['event']);
    expect(session.errors).toBe(0);
    expect(host.lastEventId()).toBeUndefined();
  });

  test('sends an error that the host has reported, without marking it as captured', async () => {
    const error = Object.defineProperty(new Error('both saw it'), '__sentry_captured__', { value: true });
    const unmarked = new Error('only ours');
    const client = createClient();
    client.send(error, eventId);
    client.send(unmarked, eventId);
    await client.flush();
    expect(sent).toHaveLength(2);
    expect(unmarked).not.toHaveProperty('__sentry_captured__');
  });

  test('runs its own integrations', async () => {
    const client = createClient(
      [host.eventFiltersIntegration(), host.linkedErrorsIntegration()],
      ['ResizeObserver loop'],
    );
    client.send(new Error('ResizeObserver loop limit exceeded'), eventId);
    client.send(new Error('lost', { cause: new Error('the reason') }), eventId);
    await client.flush();
    expect(sent).toHaveLength(1);
    expect(sent[0]?.exception?.values?.map(({ value }) => value)).toEqual(['the reason', 'lost']);
  });

  test('drops an error that cannot be reported and sends the next one', async () => {
    const client = createClient();
    const stop = client.on('preprocessEvent', () => {
      throw new Error('an integration broke');
    });
    client.send(new Error('lost'), eventId);
    await client.flush();
    stop();
    client.send(new Error('next'), eventId);
    await client.flush();
    expect(sent.map(({ exception }) => exception?.values?.[0]?.value)).toEqual(['next']);
  });
});
