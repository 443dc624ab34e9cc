import type { Operation, OperationAnswer, OperationArguments } from './operation.ts';
import { readAnswer } from './read-answer.ts';
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
  return (operation, input, options = {}) =>
    sendRequest(
      client,
      operation,
      input as CallParts,
      (response) => readAnswer(operation, response, options.signal),
      options,
    );
}
