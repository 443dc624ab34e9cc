import * as z from './schemas/zod.ts';
import { ExternalError, isCancellation, lossOf } from './errors.ts';
import type { Operation, OperationAnswer } from './operation.ts';

/** Turns a response into what the operation answers, or into the error that it stands for (rulings, 4 and 6). */
export async function readAnswer<Called extends Operation>(
  operation: Called,
  response: Response,
  signal?: AbortSignal,
): Promise<OperationAnswer<Called>> {
  if (!response.ok) throw await refusal(response, signal);
  if (!operation.answer) return undefined as OperationAnswer<Called>;
  const parsed = z.safeParse(operation.answer, await readJson(response, signal));
  if (parsed.success) return parsed.data as OperationAnswer<Called>;
  const field = parsed.error.issues[0]?.path.join('.') ?? '';
  throw new ExternalError(`${operation.name}: unusable field ${field}`, response.status, { field });
}

const loadReader = () => import('./read-refusal.ts');

/**
 * Few answers are refusals, so what reads them comes with the first. It is asked for twice, as every chunk; where it cannot
 * be had, the status has to do.
 */
async function refusal(response: Response, signal?: AbortSignal): Promise<Error> {
  const body = await readJson(response, signal).catch((error: unknown) => {
    if (isCancellation(error)) throw error;
    return null;
  });
  const reader = await loadReader()
    .catch(loadReader)
    .catch(() => null);
  return reader?.readRefusal(response, body) ?? new ExternalError(`status ${response.status}`, response.status);
}

async function readJson(response: Response, signal?: AbortSignal): Promise<unknown> {
  const text = await readText(response, signal);
  try {
    return JSON.parse(text);
  } catch {
    throw new ExternalError('the answer is not JSON', response.status, {
      ...(response.redirected && { redirectedTo: response.url }),
    });
  }
}

async function readText(response: Response, signal?: AbortSignal): Promise<string> {
  try {
    return await response.text();
  } catch (error) {
    throw lossOf(error, 'the answer was cut short', signal);
  }
}
