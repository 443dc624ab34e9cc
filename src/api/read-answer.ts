import { ApiError, InvalidResponseError } from './errors.ts';
import type { Operation, OperationAnswer } from './operation.ts';
import { readJson, readRefusalBody, retryAfterSecondsOf } from './read-json.ts';
import { errorAnswerSchema } from './schemas/error-answer.ts';
import { readValue } from './schemas/zod.ts';

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
  const { value, issues } = readValue(operation.answer, body);
  if (issues[0]) {
    throw new InvalidResponseError(
      `answered with an unusable field ${issues[0].path?.join('.') ?? ''}`,
      response.status,
    );
  }
  uninspected.set(operation, body);
  return value as OperationAnswer<Called>;
}

async function readRefusal(response: Response, signal?: AbortSignal): Promise<Error> {
  const body = await readRefusalBody(response, signal);
  const retryAfterSeconds = retryAfterSecondsOf(response);
  const { value, issues } = readValue(errorAnswerSchema, body);
  return issues.length > 0
    ? new InvalidResponseError(`answered ${response.status}`, response.status, { retryAfterSeconds }, 'CF-202')
    : new ApiError(value, response.status, retryAfterSeconds);
}
