import { brokenConnection } from './broken-connection.ts';
import type { Fault } from './fault-plan.ts';

export interface FaultyCall {
  /** Applies the call and returns the correct answer. */
  readonly proceed: () => Promise<Response>;
  readonly signal: AbortSignal;
  readonly sleep: (ms: number) => Promise<void>;
}

/** Simulates a fault in the answer to a call. */
export async function applyFault(fault: Fault, { proceed, signal, sleep }: FaultyCall): Promise<Response> {
  const applied = fault.applied || alwaysApplied.includes(fault.kind);
  const answer = applied ? await proceed() : new Response();
  switch (fault.kind) {
    case 'status':
      return statusAnswer(fault);
    case 'drop-before':
    case 'drop-after':
      return brokenConnection();
    case 'html':
      return page(fault.status, 'Service Unavailable');
    case 'login-page':
      return page(200, 'Bitte melde dich an');
    case 'empty':
      return new Response('', { headers: json });
    case 'no-content':
      return new Response(null, { status: 204 });
    case 'cut-json':
      return new Response(half(await answer.text()), { headers: json });
    case 'cut-body':
      return brokenAnswer(await answer.text(), (stream) => stream.error(cutOff()));
    case 'stall-body':
      return brokenAnswer(await answer.text(), () => undefined);
    case 'stall':
      return untilAborted(signal);
    case 'retry-after':
      return new Response('', { status: 429, headers: { 'retry-after': String(fault.retryAfterSeconds) } });
    case 'delay':
      await sleep(fault.delayMs);
      return answer;
  }
}

const alwaysApplied: readonly Fault['kind'][] = ['drop-after', 'cut-json', 'cut-body', 'stall-body', 'delay'];

const json = { 'content-type': 'application/json' };

function statusAnswer({ status, body }: Fault): Response {
  if (typeof body === 'string') return new Response(body, { status, headers: { 'content-type': 'text/plain' } });
  const content = body ?? {
    errorCode: 500,
    message: 'Diesen Fehler hat die Demo bestellt.',
    category: 'external_error',
  };
  return new Response(JSON.stringify(content), { status, headers: json });
}

function page(status: number, title: string): Response {
  const headers = { 'content-type': 'text/html; charset=utf-8' };
  return new Response(`<!doctype html><title>${title}</title><h1>${title}</h1>`, { status, headers });
}

function half(text: string): string {
  return text.slice(0, Math.ceil(text.length / 2));
}

/** A Node host logs a broken answer to the console unless the error has this code. */
function cutOff(): TypeError {
  return Object.assign(new TypeError('the connection broke'), { code: 'ERR_STREAM_PREMATURE_CLOSE' });
}

function brokenAnswer(text: string, then: (stream: ReadableStreamDefaultController) => void): Response {
  const chunks = [new TextEncoder().encode(half(text))];
  const stream = new ReadableStream({
    pull(controller) {
      const chunk = chunks.shift();
      if (chunk) controller.enqueue(chunk);
      else then(controller);
    },
  });
  // Without this header, a Node host reads ahead and fails before sending anything.
  return new Response(stream, { headers: { ...json, 'transfer-encoding': 'chunked' } });
}

function untilAborted(signal: AbortSignal): Promise<Response> {
  return new Promise((resolve) => {
    const end = () => resolve(brokenConnection());
    if (signal.aborted) end();
    else signal.addEventListener('abort', end, { once: true });
  });
}
