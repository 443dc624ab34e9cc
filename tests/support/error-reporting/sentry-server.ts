import { bodyOf, serve, type Served } from './serve.ts';

/** A received event, as far as the tests look at it. */
export interface ReceivedEvent {
  readonly event_id: string;
  readonly release: string;
  readonly environment: string;
  readonly tags: Record<string, string>;
  readonly exception: { readonly values: readonly { readonly type: string; readonly value: string }[] };
  readonly request: { readonly url: string };
}

export interface SentryServer extends Served {
  /** What the fragment data name. */
  readonly dsn: string;
  readonly events: ReceivedEvent[];
  /** Whole envelopes, for what must not be in them. */
  readonly envelopes: string[];
  readonly dialogRequests: URL[];
}

/** Like the script of a Sentry server: it shows a dialog by writing markup. */
const dialogScript = `
  const dialog = document.createElement('div');
  dialog.className = 'sentry-error-embed-wrapper';
  dialog.innerHTML = '<form><button type="button">Schließen</button></form>';
  dialog.querySelector('button').onclick = () => {
    dialog.remove();
    window.postMessage('__sentry_reportdialog_closed__', '*');
  };
  document.body.append(dialog);`;

/** A server that takes envelopes for project 1 and hands out the report dialog. */
export async function startSentryServer(): Promise<SentryServer> {
  const events: ReceivedEvent[] = [];
  const envelopes: string[] = [];
  const dialogRequests: URL[] = [];
  const served = await serve(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://sentry.test');
    response.setHeader('Access-Control-Allow-Origin', '*');
    if (url.pathname === '/api/1/envelope/') {
      const envelope = await bodyOf(request);
      envelopes.push(envelope);
      events.push(...eventsOf(envelope));
      response.setHeader('Content-Type', 'application/json').end('{}');
    } else if (url.pathname === '/api/embed/error-page/') {
      dialogRequests.push(url);
      response.setHeader('Content-Type', 'text/javascript; charset=utf-8').end(dialogScript);
    } else response.writeHead(404).end();
  });
  return { ...served, dsn: `${served.origin.replace('//', '//public@')}/1`, events, envelopes, dialogRequests };
}

/** An envelope is lines of JSON: its header, then a header and a payload for each item. */
function eventsOf(envelope: string): ReceivedEvent[] {
  const [, ...items] = envelope.split('\n').filter(Boolean);
  return items.flatMap((line, index) => {
    const isEvent = index % 2 === 0 && (JSON.parse(line) as { type: string }).type === 'event';
    return isEvent ? [JSON.parse(items[index + 1] ?? 'null') as ReceivedEvent] : [];
  });
}
