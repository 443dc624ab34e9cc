import type { ErrorEvent, Exception, StackFrame } from '@sentry/browser';
import { scrubFileName, scrubText } from './scrub-text.ts';

/**
 * Returns the part of an event that may leave the page. An allowlist of fields drops everything else that an
 * integration or the host page has added (user, breadcrumbs, cookies, request, extra).
 */
export function scrubEvent(event: ErrorEvent): ErrorEvent {
  const { event_id, timestamp, platform, level, release, environment, tags, request, sdk } = event;
  const userAgent = request?.headers?.['User-Agent'];
  const picked: Partial<ErrorEvent> = {
    ...defined({ event_id, timestamp, platform, level, release, environment, tags, sdk }),
    ...(event.message && { message: scrubText(event.message) }),
    ...(event.exception?.values && { exception: { values: event.exception.values.map(scrubException) } }),
    request: {
      ...(request?.url && { url: scrubFileName(request.url) }),
      ...(userAgent && { headers: { 'User-Agent': userAgent } }),
    },
  };
  return { ...picked, type: undefined };
}

function scrubException({ type, value, mechanism, stacktrace }: Exception): Exception {
  return {
    ...defined({ type, mechanism }),
    ...(value !== undefined && { value: scrubText(value) }),
    ...(stacktrace?.frames && { stacktrace: { frames: stacktrace.frames.map(scrubFrame) } }),
  };
}

function scrubFrame({ filename, function: name, lineno, colno, in_app }: StackFrame): StackFrame {
  return {
    ...defined({ function: name, lineno, colno, in_app }),
    ...(filename !== undefined && { filename: scrubFileName(filename) }),
  };
}

type Defined<Fields> = { [Name in keyof Fields]?: NonNullable<Fields[Name]> };

function defined<Fields extends object>(fields: Fields): Defined<Fields> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Defined<Fields>;
}
