import { ApiError, InvalidResponseError } from './errors.ts';
import type { Operation, OperationAnswer, OperationArguments } from './operation.ts';
import { readJson, readRefusalBody, retryAfterSecondsOf } from './read-json.ts';
import { errorAnswerSchema } from './schemas/error-answer.ts';
import { readValue } from './schemas/zod.ts';
import { type CallOptions, type CallParts, type ClientOptions, sendRequest } from './send-request.ts';

export type Call = <Called extends Operation>(
  operation: Called,
  input: OperationArguments<Called>,
  options?: CallOptions,
) => Promise<OperationAnswer<Called>>;

/**
 * Creates the client for the shop's API. Calls reject with a NetworkError, an ApiError, an InvalidResponseError or the
 * AbortError of their own signal. There is no timeout: it would leave unknown whether the server applied the change.
 */
export function createHttpClient(client: ClientOptions): Call {
  return (operation, input, options = {}) => {
    const read = (response: Response) => readAnswer(operation, response, options.signal);
    return sendRequest(client, operation, input as CallParts, read, options);
  };
}

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
