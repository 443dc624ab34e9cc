import { readErrorCategory, readErrorCode } from '../domain/error-catalog.ts';
import { ApiError, InvalidResponseError } from './errors.ts';
import { retryAfterSecondsOf } from './read-json.ts';

/** Reads a refusal without the schema, which hearts and pages without a cart are too small for. */
export function plainRefusal(response: Response, body: unknown): Error {
  const { status } = response;
  const fields = Object(body) as Record<string, unknown>;
  const { message, category } = fields;
  const errorCode = readErrorCode(fields['errorCode']);
  const retryAfterSeconds = retryAfterSecondsOf(response);
  return Number.isSafeInteger(errorCode)
    ? new ApiError(
        {
          errorCode: errorCode as number,
          message: typeof message === 'string' ? message : null,
          category: typeof category === 'string' ? readErrorCategory(category) : null,
          fields: { appointmentIds: [] },
        },
        status,
        retryAfterSeconds,
      )
    : new InvalidResponseError(`answered ${status}`, status, { retryAfterSeconds }, 'CF-202');
}
