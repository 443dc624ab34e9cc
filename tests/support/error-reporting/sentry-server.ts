import { bodyOf, json, script, serve, type Served } from '../serve.mjs';

/** The tested fields of a received event. */
export interface ReceivedEvent {
  readonly event_id: string;
  readonly release: string;
  readonly environment: string;
  readonly tags: Record<string, string>;
  readonly exception: { readonly values: readonly { readonly type: string; readonly value: string }[] };
  readonly request: { readonly url: string };
}

export interface SentryServer extends Served {
  /** The DSN for the fragment data. */
  readonly dsn: string;
  readonly events: ReceivedEvent[];
  /** Complete envelopes, to check what they must not contain. */
  readonly envelopes: string[];
  readonly dialogRequests: URL[];
}

/** Like the script of a Sentry server, shows a dialog with markup. */
const dialogScript = `
  const dialog = document.createElement('div');
  dialog.className = 'sentry-error-embed-wrapper';
  dialog.innerHTML = '<form><button type="button">Schließen</button></form>';
  dialog.querySelector('button').onclick = () => {
    dialog.remove();
    window.postMessage('__sentry_reportdialog_closed__', '*');
  };
  document.body.append(dialog);`;

/** Starts a server that accepts envelopes for project 1 and serves the report dialog. */
export async function startSentryServer(): Promise<SentryServer> {
  const events: ReceivedEvent[] = [];
  const envelopes: string[] = [];
  const dialogRequests: URL[] = [];
  const headers = { 'access-control-allow-origin': '*' };
  const served = await serve(async (url, incoming) => {
    if (url.pathname === '/api/1/envelope/') {
      const envelope = await bodyOf(incoming);
      envelopes.push(envelope);
      events.push(...eventsOf(envelope));
      return { ...json({}), headers };
    }
    if (url.pathname !== '/api/embed/error-page/') return null;
    dialogRequests.push(url);
    return { ...script(dialogScript), headers };
  });
  return { ...served, dsn: `${served.origin.replace('//', '//public@')}/1`, events, envelopes, dialogRequests };
}

/** An envelope consists of lines of JSON: its header, then a header and a payload for each item. */
function eventsOf(envelope: string): ReceivedEvent[] {
  const [, ...items] = envelope.split('\n').filter(Boolean);
  return items.flatMap((line, index) => {
    const isEvent = index % 2 === 0 && (JSON.parse(line) as { type: string }).type === 'event';
    return isEvent ? [JSON.parse(items[index + 1] ?? 'null') as ReceivedEvent] : [];
  });
}
