import * as z from './schemas/zod.ts';
import { ExternalError, RefusedError } from './errors.ts';
import { errorAnswerSchema } from './schemas/error-answer.ts';

/** The error that an answer without success stands for (rulings, 4). @param body its JSON; null when it is none. */
export function readRefusal(response: Response, body: unknown): Error {
  const retryAfterSeconds = secondsToWait(response.headers.get('Retry-After'));
  const parsed = z.safeParse(errorAnswerSchema, body);
  return parsed.success
    ? new RefusedError(parsed.data, response.status, retryAfterSeconds)
    : new ExternalError(`status ${response.status}`, response.status, { retryAfterSeconds });
}

/** The header is a number of seconds or a date; null for anything else. */
function secondsToWait(header: string | null): number | null {
  if (!header?.trim()) return null;
  const seconds = Number.isNaN(Number(header)) ? (Date.parse(header) - Date.now()) / 1000 : Number(header);
  return Number.isFinite(seconds) ? Math.max(0, seconds) : null;
}
