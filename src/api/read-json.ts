import { isCancellation } from '../domain/failure.ts';
import { InvalidResponseError, interruptionError } from './errors.ts';

/** The seconds of Retry-After; null for a date or anything else. */
export function retryAfterSecondsOf({ headers }: Response): number | null {
  const seconds = Number(headers?.get('Retry-After') || NaN);
  return Number.isFinite(seconds) ? Math.max(0, seconds) : null;
}

export async function readJson(response: Response, signal?: AbortSignal): Promise<unknown> {
  const text = await readText(response, signal);
  try {
    return JSON.parse(text);
  } catch {
    const { redirected, status, url } = response;
    const details = redirected ? { redirectedTo: url } : {};
    throw new InvalidResponseError(
      `answered ${status} with "${text.trim().slice(0, 1)}", not JSON`,
      status,
      details,
      'CF-204',
    );
  }
}

/** The body of a refusal; null if it is not JSON. */
export async function readRefusalBody(response: Response, signal?: AbortSignal): Promise<unknown> {
  return readJson(response, signal).catch((error: unknown) => {
    // A rate limit applies to later calls too, so it has to be read even if this call was canceled.
    if (isCancellation(error) && response.status !== 429) throw error;
    return null;
  });
}

async function readText(response: Response, signal?: AbortSignal): Promise<string> {
  try {
    // Mocks of fetch in hosts' tests often answer with `json` alone, and no headers.
    return 'text' in response ? await response.text() : JSON.stringify(await (response as Response).json());
  } catch (error) {
    throw interruptionError(error, signal);
  }
}
