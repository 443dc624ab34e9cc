import { afterEach, describe, expect, it, vi } from 'vitest';
import { untouched } from '../early/handover.ts';
import { createBrowserPage } from './browser-page.ts';

const page = createBrowserPage(document.createElement('div'), untouched);

describe('removeQueryParameters', () => {
  it('preserves other parameters, the hash and the history state', () => {
    history.replaceState({ scroll: 4 }, '', '?a=1&error=702&cartWasSynced=true&b=2#unten');
    page.removeQueryParameters(['cartWasSynced', 'error']);
    expect(location.search + location.hash).toBe('?a=1&b=2#unten');
    expect(history.state).toEqual({ scroll: 4 });
  });

  it('leaves the spelling of other parameters unchanged', () => {
    history.replaceState(null, '', '?q=M%FCnchen&flag&%65rror=702&a=b%20c');
    page.removeQueryParameters(['error']);
    expect(location.search).toBe('?q=M%FCnchen&flag&a=b%20c');
  });

  it('leaves a URL without these parameters unchanged', () => {
    history.replaceState(null, '', '?q=a%20b');
    const replace = vi.spyOn(history, 'replaceState');
    page.removeQueryParameters(['error']);
    expect(replace).not.toHaveBeenCalled();
  });
});

describe('isOutdated', () => {
  afterEach(() => vi.restoreAllMocks());

  it.each([
    ['visible from the start', [['visible', 0]], false],
    [
      'opened in the background',
      [
        ['hidden', 0],
        ['visible', 900],
      ],
      false,
    ],
    [
      'hidden after it was visible',
      [
        ['visible', 0],
        ['hidden', 80],
        ['visible', 900],
      ],
      true,
    ],
  ] as const)('of a page that was %s', (_, states, expected) => {
    const entries = states.map(([name, startTime]) => ({ name, startTime }) as PerformanceEntry);
    vi.spyOn(performance, 'getEntriesByType').mockImplementation((type) =>
      type === 'visibility-state' ? entries : [],
    );
    expect(page.isOutdated()).toBe(expected);
  });
});

describe('mayStoreCount', () => {
  it.each([
    [{}, true],
    [{ 'data-analytics': 'on' }, true],
    [{ 'data-analytics': 'off' }, false],
    [{ 'data-analytics': 'off', 'data-cart-badge': '' }, true],
  ])('with %o: %s', (attributes, may) => {
    const host = document.createElement('div');
    for (const [name, value] of Object.entries(attributes)) host.setAttribute(name, value);
    expect(createBrowserPage(host, untouched).mayStoreCount()).toBe(may);
  });
});

describe('onReturn', () => {
  afterEach(() => vi.useRealTimers());

  function show(state: 'hidden' | 'visible'): void {
    vi.spyOn(Object.getPrototypeOf(document) as Document, 'visibilityState', 'get').mockReturnValue(state);
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  }

  it('notifies when the page becomes visible after a long time only', () => {
    vi.useFakeTimers();
    const returned = vi.fn();
    const controller = new AbortController();
    page.onReturn(returned, controller.signal);
    show('hidden');
    vi.advanceTimersByTime(60_000);
    show('visible');
    expect(returned).not.toHaveBeenCalled();
    show('hidden');
    vi.advanceTimersByTime(10 * 60_000);
    show('visible');
    expect(returned).toHaveBeenCalledOnce();
    show('hidden');
    vi.setSystemTime(Date.now() - 3_600_000);
    vi.advanceTimersByTime(10 * 60_000);
    show('visible');
    expect(returned).toHaveBeenCalledTimes(2);
    controller.abort();
    show('hidden');
    vi.advanceTimersByTime(10 * 60_000);
    show('visible');
    expect(returned).toHaveBeenCalledTimes(2);
  });
});
