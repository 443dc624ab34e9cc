import { beforeEach, describe, expect, test, vi } from 'vitest';
import { openReportDialog, reportDialogUrl } from './report-dialog.ts';

const dsn = { protocol: 'https', publicKey: 'key', host: 'errors.example', projectId: '7' } as const;
const eventId = 'c0ffee'.padEnd(32, '0');

const added: HTMLScriptElement[] = [];

/** Returns the dialog's script, so that a test can dispatch its events. */
function dialogScript(): HTMLScriptElement {
  const script = added.at(-1);
  if (!script) throw new Error('no script was added');
  return script;
}

beforeEach(() => {
  added.length = 0;
  vi.spyOn(document.head, 'append').mockImplementation((script) => void added.push(script as HTMLScriptElement));
});

describe('reportDialogUrl', () => {
  test.each([
    ['a plain server', dsn, 'https://errors.example/api/embed/error-page/', 'https://key@errors.example/7'],
    [
      'a server on a port and a path',
      { ...dsn, protocol: 'http' as const, port: '9000', path: 'sentry/eu' },
      'http://errors.example:9000/sentry/eu/api/embed/error-page/',
      'http://key@errors.example:9000/sentry/eu/7',
    ],
  ])('contains %s, the project and the event', (_, server, endpoint, project) => {
    const url = new URL(reportDialogUrl(server, eventId));
    expect(url.origin + url.pathname).toBe(endpoint);
    expect(url.searchParams.get('dsn')).toBe(project);
    expect(url.searchParams.get('eventId')).toBe(eventId);
  });

  test('asks for German, and passes no data about the shopper', () => {
    const { searchParams } = new URL(reportDialogUrl(dsn, eventId));
    expect(searchParams.get('lang')).toBe('de');
    expect(searchParams.has('name')).toBe(false);
    expect(searchParams.has('email')).toBe(false);
  });
});

describe('openReportDialog', () => {
  test("returns opened when the server's script has run", async () => {
    const outcome = openReportDialog(dsn, eventId);
    expect(dialogScript().src).toBe(reportDialogUrl(dsn, eventId));
    dialogScript().dispatchEvent(new Event('load'));
    await expect(outcome).resolves.toBe('opened');
  });

  test('returns blocked when the script does not load', async () => {
    const outcome = openReportDialog(dsn, eventId);
    dialogScript().dispatchEvent(new Event('error'));
    await expect(outcome).resolves.toBe('blocked');
  });

  test("returns blocked when the page's policy makes the script fail", async () => {
    const outcome = openReportDialog(dsn, eventId);
    const script = dialogScript();
    window.dispatchEvent(new ErrorEvent('error', { filename: script.src }));
    script.dispatchEvent(new Event('load'));
    await expect(outcome).resolves.toBe('blocked');
  });

  test('ignores errors of other scripts', async () => {
    const outcome = openReportDialog(dsn, eventId);
    window.dispatchEvent(new ErrorEvent('error', { filename: 'https://host.example/app.js' }));
    dialogScript().dispatchEvent(new Event('load'));
    await expect(outcome).resolves.toBe('opened');
  });

  test('returns blocked when the script does not respond', async () => {
    vi.useFakeTimers();
    const outcome = openReportDialog(dsn, eventId);
    vi.advanceTimersByTime(10_000);
    vi.useRealTimers();
    await expect(outcome).resolves.toBe('blocked');
  });

  test('returns the focus to the button once the dialog has closed', async () => {
    const host = document.body.appendChild(document.createElement('div'));
    const button = host.attachShadow({ mode: 'open' }).appendChild(document.createElement('button'));
    button.focus();
    const outcome = openReportDialog(dsn, eventId);
    dialogScript().dispatchEvent(new Event('load'));
    await outcome;
    button.blur();
    window.dispatchEvent(new MessageEvent('message', { data: '__sentry_reportdialog_closed__', source: window }));
    expect(host.shadowRoot?.activeElement).toBe(button);
    host.remove();
  });
});
