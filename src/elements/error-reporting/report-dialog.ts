import type { BrowserClient } from '@sentry/browser';
import { trustedScriptUrl } from '../trusted-script-url.ts';
import { focusedElement } from '../../dom/container-focus.ts';
import { unclobbered } from '../../dom/unclobbered.ts';

type Dsn = NonNullable<ReturnType<BrowserClient['getDsn']>>;

/** `blocked`: the page's policy, an ad blocker or the network blocked the dialog. The event was sent nevertheless. */
export type DialogOutcome = 'opened' | 'blocked';

const scriptTimeoutMs = 10_000;

/** Message that the server's script posts to its own window when the dialog closes. */
const closedMessage = '__sentry_reportdialog_closed__';

/**
 * The SDK's `showReportDialog` is unsuitable: it writes to the scopes of the host page's own Sentry, sets the script's
 * URL as a plain string, which Trusted Types reject, and does not report whether the dialog opened.
 */
export async function openReportDialog(dsn: Dsn, eventId: string): Promise<DialogOutcome> {
  const opener = focusedElement();
  const outcome = await runScript(reportDialogUrl(dsn, eventId));
  if (outcome === 'opened') returnFocusTo(opener);
  return outcome;
}

export function reportDialogUrl({ protocol, publicKey = '', host, port, path, projectId }: Dsn, eventId: string) {
  const server = `${host}${port ? `:${port}` : ''}${path ? `/${path}` : ''}`;
  const dsn = `${protocol}://${publicKey}@${server}/${projectId}`;
  const parameters = new URLSearchParams({ dsn, eventId, lang: 'de' });
  return `${protocol}://${server}/api/embed/error-page/?${parameters}`;
}

function runScript(url: string): Promise<DialogOutcome> {
  const script = unclobbered(document).createElement('script');
  try {
    script.src = trustedScriptUrl(url);
  } catch {
    return Promise.resolve('blocked');
  }
  // The server checks the Origin header, and errors of the script are only visible with CORS.
  script.crossOrigin = 'anonymous';
  const closing = new AbortController();
  return new Promise<DialogOutcome>((resolve) => {
    const block = () => resolve('blocked');
    setTimeout(block, scriptTimeoutMs);
    // The script throws if the page's policy forbids its markup. The error event then contains the script's URL.
    window.addEventListener('error', ({ filename }) => filename === script.src && block(), closing);
    script.onload = () => resolve('opened');
    script.onerror = block;
    unclobbered(document).head.append(script);
  }).finally(() => {
    closing.abort();
    script.remove();
  });
}

function returnFocusTo(opener: Element | null): void {
  window.addEventListener('message', function onMessage({ data, source }) {
    if (data !== closedMessage || source !== window) return;
    window.removeEventListener('message', onMessage);
    if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
  });
}
