import * as z from './schemas/zod.ts';
import { ApiError, InvalidResponseError } from './errors.ts';
import type { Operation, OperationAnswer } from './operation.ts';
import { readJson, readRefusalBody, retryAfterSecondsOf } from './read-json.ts';
import { errorAnswerSchema } from './schemas/error-answer.ts';

/** The last answer to each operation, until it is searched for mistakes. */
export const uninspected = new Map<Operation, unknown>();

/** Validates a response. Throws an ApiError, an InvalidResponseError or a NetworkError. */
export async function readAnswer<Called extends Operation>(
  operation: Called,
  response: Response,
  signal?: AbortSignal,
): Promise<OperationAnswer<Called>> {
  if (!response.ok) throw await readRefusal(response, signal);
  if (!operation.answer) return undefined as OperationAnswer<Called>;
  const body = await readJson(response, signal);
  const parsed = z.safeParse(operation.answer, body);
  if (parsed.success) {
    uninspected.set(operation, body);
    return parsed.data as OperationAnswer<Called>;
  }
  const field = parsed.error.issues[0]?.path.join('.') ?? '';
  throw new InvalidResponseError(`answered with an unusable field ${field}`, response.status);
}

async function readRefusal(response: Response, signal?: AbortSignal): Promise<Error> {
  const body = await readRefusalBody(response, signal);
  const retryAfterSeconds = retryAfterSecondsOf(response);
  const parsed = z.safeParse(errorAnswerSchema, body);
  return parsed.success
    ? new ApiError(parsed.data, response.status, retryAfterSeconds)
    : new InvalidResponseError(`answered ${response.status}`, response.status, { retryAfterSeconds }, 'CF-202');
}
