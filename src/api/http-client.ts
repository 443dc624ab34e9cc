import type { Operation, OperationAnswer, OperationArguments } from './operation.ts';
import { readAnswer } from './read-answer.ts';
import { type CallOptions, type CallParts, type ClientOptions, sendRequest } from './send-request.ts';

export type Call = <Called extends Operation>(
  operation: Called,
  input: OperationArguments<Called>,
  options?: CallOptions,
) => Promise<OperationAnswer<Called>>;

/**
 * Creates the client for the shop's API (rulings, 4 to 6). Calls reject with a NetworkError, an ApiError, an
 * InvalidResponseError or the AbortError of their own signal. There is no timeout, as specified.
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
