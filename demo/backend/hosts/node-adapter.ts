import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as NodeStream } from 'node:stream/web';

type Fetch = (request: Request) => Response | Promise<Response>;

/** Lets `node:http` speak to a `fetch(Request) -> Response`. A `Response.error()` breaks the connection. */
export function createNodeListener(answer: Fetch, report: (error: unknown) => void) {
  return async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const gone = new AbortController();
    outgoing.on('close', () => gone.abort());
    try {
      await send(await answer(requestOf(incoming, gone.signal)), incoming, outgoing);
    } catch (error) {
      if (!gone.signal.aborted) report(error);
      outgoing.destroy();
    }
  };
}

function requestOf(incoming: IncomingMessage, signal: AbortSignal): Request {
  const { method = 'GET', url = '/', headers } = incoming;
  const hasBody = method !== 'GET' && method !== 'HEAD';
  return new Request(new URL(url.replace(/^\/+/, '/'), `http://${headers.host ?? 'localhost'}`), {
    method,
    headers: Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]),
    signal,
    ...(hasBody && { body: Readable.toWeb(incoming) as ReadableStream, duplex: 'half' }),
  });
}

async function send(answer: Response, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  if (answer.type === 'error') {
    outgoing.destroy();
    return;
  }
  outgoing.writeHead(answer.status, Object.fromEntries(answer.headers));
  if (answer.body === null || incoming.method === 'HEAD') {
    outgoing.end();
    return;
  }
  outgoing.flushHeaders();
  // A body that breaks on its way is a fault on purpose: the pipeline breaks the connection with it.
  await pipeline(Readable.fromWeb(answer.body as NodeStream), outgoing).catch(() => outgoing.destroy());
}
