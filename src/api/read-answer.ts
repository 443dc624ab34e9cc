import * as z from './schemas/zod.ts';
import { ApiError, InvalidResponseError, isCancellation, interruptionError } from './errors.ts';
import type { Operation, OperationAnswer } from './operation.ts';
import { errorAnswerSchema } from './schemas/error-answer.ts';

/** Validates a response. Throws an ApiError, an InvalidResponseError or a NetworkError (rulings, 4 and 6). */
export async function readAnswer<Called extends Operation>(
  operation: Called,
  response: Response,
  signal?: AbortSignal,
): Promise<OperationAnswer<Called>> {
  if (!response.ok) throw await readRefusal(response, signal);
  if (!operation.answer) return undefined as OperationAnswer<Called>;
  const parsed = z.safeParse(operation.answer, await readJson(response, signal));
  if (parsed.success) return parsed.data as OperationAnswer<Called>;
  const field = parsed.error.issues[0]?.path.join('.') ?? '';
  throw new InvalidResponseError(`${operation.name}: unusable field ${field}`, response.status, { field });
}

/** Returns the error for a response that is not ok. */
async function readRefusal(response: Response, signal?: AbortSignal): Promise<Error> {
  const body = await readJson(response, signal).catch((error: unknown) => {
    if (isCancellation(error)) throw error;
    return null;
  });
  const retryAfterSeconds = secondsToWait(response.headers.get('Retry-After'));
  const parsed = z.safeParse(errorAnswerSchema, body);
  return parsed.success
    ? new ApiError(parsed.data, response.status, retryAfterSeconds)
    : new InvalidResponseError(`status ${response.status}`, response.status, { retryAfterSeconds, body });
}

/** Parses Retry-After, which is a number of seconds or a date; null for anything else. */
function secondsToWait(header: string | null): number | null {
  if (!header?.trim()) return null;
  const seconds = Number.isNaN(Number(header)) ? (Date.parse(header) - Date.now()) / 1000 : Number(header);
  return Number.isFinite(seconds) ? Math.max(0, seconds) : null;
}

async function readJson(response: Response, signal?: AbortSignal): Promise<unknown> {
  const text = await readText(response, signal);
  try {
    return JSON.parse(text);
  } catch {
    throw new InvalidResponseError('the answer is not JSON', response.status, {
      ...(response.redirected && { redirectedTo: response.url }),
    });
  }
}

async function readText(response: Response, signal?: AbortSignal): Promise<string> {
  try {
    return await response.text();
  } catch (error) {
    throw interruptionError(error, 'the answer was cut short', signal);
  }
}
