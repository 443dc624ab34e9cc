import * as z from 'zod/mini';
import { ExternalError, isCancellation, RefusedError, TransportError } from './errors.ts';
import type { Operation, OperationAnswer } from './operation.ts';
import { errorAnswerSchema } from './schemas/error-answer.ts';

/** Turns a response into what the operation answers, or into the error that it stands for (rulings, 4 and 6). */
export async function readAnswer<Called extends Operation>(
  operation: Called,
  response: Response,
): Promise<OperationAnswer<Called>> {
  if (!response.ok) throw await refusal(response);
  if (!operation.answer) return undefined as OperationAnswer<Called>;
  const parsed = z.safeParse(operation.answer, await readJson(response));
  if (parsed.success) return parsed.data as OperationAnswer<Called>;
  const field = parsed.error.issues[0]?.path.join('.') ?? '';
  throw new ExternalError(`${operation.name}: unusable field ${field}`, response.status, { field });
}

async function refusal(response: Response): Promise<Error> {
  const retryAfterSeconds = secondsToWait(response.headers.get('Retry-After'));
  const body = await readJson(response).catch((error: unknown) => {
    if (isCancellation(error)) throw error;
    return null;
  });
  const parsed = z.safeParse(errorAnswerSchema, body);
  return parsed.success
    ? new RefusedError(parsed.data, response.status, retryAfterSeconds)
    : new ExternalError(`status ${response.status}`, response.status, { retryAfterSeconds });
}

async function readJson(response: Response): Promise<unknown> {
  const text = await readText(response);
  try {
    return JSON.parse(text);
  } catch {
    throw new ExternalError('the answer is not JSON', response.status, {
      ...(response.redirected && { redirectedTo: response.url }),
    });
  }
}

async function readText(response: Response): Promise<string> {
  try {
    return await response.text();
  } catch (error) {
    if (isCancellation(error)) throw error;
    throw new TransportError('the answer was cut short', { cause: error });
  }
}

function secondsToWait(header: string | null): number | null {
  const seconds = Number(header);
  return header !== null && Number.isFinite(seconds) && seconds >= 0 ? seconds : null;
}
