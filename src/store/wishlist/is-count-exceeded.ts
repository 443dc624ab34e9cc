import { ApiError, InvalidResponseError } from '../../api/errors.ts';

const code = 'COUNT_EXCEEDED';

/** Whether the server says that the list is full (specification, 8): its code stands in no particular field. */
export function isCountExceeded(error: unknown): boolean {
  if (error instanceof ApiError) return Object.values<unknown>({ ...error.answer }).includes(code);
  return error instanceof InvalidResponseError && Object.values(Object(error.details.body) as object).includes(code);
}
