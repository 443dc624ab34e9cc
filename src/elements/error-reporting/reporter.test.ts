import { beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest';
import { CodedError } from '../../domain/coded-error.ts';
import type { SentrySettings } from '../../domain/fragment-data.ts';
import { mistake } from '../../domain/mistake.ts';
import { createConsoleReport, createReporter, loadTransport } from './reporter.ts';
import type { Transport } from './sentry-transport.ts';

const settings = (changes: Partial<SentrySettings> = {}): SentrySettings => ({
  enabled: true,
  dsn: 'https://key@errors.example/1',
  environment: null,
  release: null,
  ignorePatterns: ['ResizeObserver loop'],
  ...changes,
});

function createTransport() {
  return {
    send: vi.fn<Transport['send']>(),
    openDialog: vi.fn<Transport['openDialog']>(async () => 'opened'),
    close: vi.fn<Transport['close']>(),
  };
}

let log: MockInstance<typeof console.error>;
beforeEach(() => (log = vi.spyOn(console, 'error').mockReturnValue()));

const logged = () => vi.waitFor(() => expect(log).toHaveBeenCalled());

const settle = () => new Promise((resolve) => setTimeout(resolve));

describe('createReporter', () => {
  it('sends each error once, with the returned id', async () => {
    const transport = createTransport();
    const load = vi.fn(async () => transport);
    const reporter = createReporter(() => settings(), load);
    const error = new Error('broken');
    const id = reporter.report(error);
    expect(id).toMatch(/^[0-9a-f]{32}$/);
    expect(reporter.report(new Error('broken'))).toBe(id);
    expect(reporter.report(new Error('other'))).not.toBe(id);
    await settle();
    expect(load).toHaveBeenCalledOnce();
    expect(transport.send.mock.calls[0]).toEqual([error, id, '']);
    expect(transport.send).toHaveBeenCalledTimes(2);
    expect(log).not.toHaveBeenCalled();
  });

  it.each([
    ['there are no settings yet', null],
    ['reporting is off', settings({ enabled: false })],
    ['there is no address', settings({ dsn: '' })],
  ])('logs to the console if %s', async (_, current) => {
    const load = vi.fn(async () => createTransport());
    const reporter = createReporter(() => current, load);
    const error = new Error('broken');
    expect(reporter.report(error, 'starting')).toBeNull();
    expect(reporter.report(error)).toBeNull();
    expect(load).not.toHaveBeenCalled();
    await logged();
    expect(log.mock.calls).toEqual([['cart-fragment: starting: broken', error]]);
  });

  it('logs to the console if a getter of the settings throws', async () => {
    const unreadable = () => {
      throw new Error('a getter');
    };
    const error = new Error('broken');
    expect(createReporter(unreadable, async () => createTransport()).report(error)).toBeNull();
    await logged();
    expect(log.mock.calls).toEqual([['cart-fragment: broken', error]]);
  });

  it('logs where an error occurred if its explanation cannot be loaded', async () => {
    vi.doMock('./console-message.ts', () => ({
      consoleMessage() {
        throw new Error('no chunk');
      },
    }));
    const error = new Error('broken');
    createReporter(() => null, vi.fn()).report(error, 'starting');
    await logged();
    vi.doUnmock('./console-message.ts');
    expect(log.mock.calls).toEqual([['cart-fragment: starting', error]]);
  });

  it('drops errors that match an ignore pattern', () => {
    const load = vi.fn(async () => createTransport());
    const ignorePatterns = ['', 'ResizeObserver loop', 'CF-105'];
    const reporter = createReporter(() => settings({ ignorePatterns }), load);
    expect(reporter.report(new Error('ResizeObserver loop limit exceeded'))).toBeNull();
    expect(reporter.report(new CodedError('CF-105', 'tenant: found FOO'))).toBeNull();
    expect(load).not.toHaveBeenCalled();
    expect(log).not.toHaveBeenCalled();
  });

  it('accepts any thrown value', () => {
    const reporter = createReporter(() => null, vi.fn());
    const withoutText = { toString: () => Promise.reject.call(null) };
    for (const thrown of [undefined, null, 'text', Symbol('s'), withoutText, Object.create(null)]) {
      expect(() => reporter.report(thrown)).not.toThrow();
    }
  });

  it('logs an error if the transport cannot be loaded, and loads it again for the next one', async () => {
    const transport = createTransport();
    const load = vi
      .fn<() => Promise<Transport>>()
      .mockRejectedValueOnce(new Error('gone'))
      .mockResolvedValue(transport);
    const reporter = createReporter(() => settings(), load);
    const first = new Error('first');
    reporter.report(first);
    await logged();
    expect(log).toHaveBeenCalledWith('cart-fragment: first', first);
    reporter.report('second');
    await settle();
    expect(transport.send).toHaveBeenCalledOnce();
  });

  it('explains an error by its context if the transport cannot be loaded', async () => {
    const error = new Error('broken');
    const load = vi.fn().mockRejectedValue(new Error('gone'));
    createReporter(() => settings(), load).report(error, 'CF-403');
    await vi.waitFor(() => expect(log).toHaveBeenCalledWith(expect.stringContaining('#cf-403'), error));
  });

  it('stops reporting after too many errors', async () => {
    const transport = createTransport();
    const reporter = createReporter(
      () => settings(),
      async () => transport,
    );
    for (let count = 0; count < 500; count++) reporter.report(new Error(`broken ${count}`));
    await settle();
    expect(transport.send).toHaveBeenCalledTimes(100);
  });

  it('opens the dialog for the given error, and closes the transport', async () => {
    const transport = createTransport();
    const reporter = createReporter(
      () => settings(),
      async () => transport,
    );
    const first = reporter.report(new Error('first'));
    reporter.report(new Error('last'));
    expect(await reporter.formFor(first)?.()).toBe('opened');
    expect(transport.openDialog.mock.calls).toEqual([[first]]);
    reporter.close();
    await settle();
    expect(transport.close).toHaveBeenCalledOnce();
  });

  it('returns blocked if the transport cannot be loaded', async () => {
    const reporter = createReporter(
      () => settings(),
      () => Promise.reject(new Error('gone')),
    );
    expect(await reporter.formFor(reporter.report(new Error('broken')))?.()).toBe('blocked');
    // The transport's failure and the error itself.
    await vi.waitFor(() => expect(log).toHaveBeenCalledTimes(2), { timeout: 10_000 });
    expect(await reporter.formFor('c0ffee')?.()).toBe('blocked');
    expect(reporter.formFor(null)).toBeNull();
  });
});

describe('createConsoleReport', () => {
  it('logs each error once, whatever it is, up to a limit', async () => {
    const report = createConsoleReport();
    const error = new Error('broken');
    const unprintable = {
      toString() {
        throw error;
      },
    };
    for (const thrown of [error, new Error('broken'), unprintable]) report(thrown);
    await vi.waitFor(
      () => expect(log.mock.calls.map(([, logged]) => logged as unknown)).toEqual([error, unprintable]),
      { timeout: 10_000 },
    );
    for (let index = 0; index < 200; index++) report(index);
    await vi.waitFor(() => expect(log.mock.calls.length).toBeGreaterThanOrEqual(100), { timeout: 10_000 });
    expect(log).toHaveBeenCalledTimes(100);
  });
});

it('logs errors if the dsn is not valid, and says that once', async () => {
  const invalid = settings({ dsn: 'https://sentry.example/7' });
  const { report } = createReporter(
    () => invalid,
    (current) => loadTransport(current, 'JS_DE'),
  );
  const said = () => log.mock.calls.flat().map(String).join(' ');
  for (const text of ['no price', 'no total', 'no code']) {
    report(new Error(text));
    await expect.poll(said).toContain(text);
  }
  expect(said().match(/CF-303/g)).toHaveLength(1);
});

it('logs a mistake although it is sent, and nothing else', async () => {
  const send = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
  const reporter = createReporter(
    () => settings(),
    (current) => loadTransport(current, 'JS_DE'),
  );
  reporter.report(new TypeError('no price'), 'CF-401 React 19.3.1');
  reporter.report(new TypeError('d is not a function'), 'CF-401 React 18.3.1');
  reporter.report(mistake({ kind: 'unknown tenant', path: 'tenant', found: 'XX_FR', expected: 'JS_DE' }));
  await expect.poll(() => send).toHaveBeenCalledTimes(3);
  expect(log.mock.calls.map(([message]) => message as unknown)).toEqual([
    expect.stringContaining('React 18.3.1: d is'),
    'cart-fragment CF-105: tenant: found XX_FR, expected JS_DE. It counts as JS_DE, without a loyalty program. ' +
      'See cart-fragment/docs/errors.md#cf-105',
  ]);
});
