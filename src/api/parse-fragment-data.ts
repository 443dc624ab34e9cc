import type { FragmentData } from '../domain/fragment-data.ts';
import { fragmentDataSchema } from './schemas/fragment-data.ts';

/**
 * Validates fragment data and makes baseUrl absolute. Returns null if the data are unusable.
 * @param pageUrl base of a relative baseUrl.
 */
export function parseFragmentData(given: unknown, pageUrl: string): FragmentData | null {
  try {
    const { success, data } = fragmentDataSchema.safeParse(given);
    if (!success) return null;
    const { protocol, href } = new URL(data.baseUrl, pageUrl);
    return /^https?:$/.test(protocol) ? { ...data, baseUrl: href } : null;
  } catch {
    return null; // A getter of the host's object threw, or baseUrl is no URL.
  }
}
