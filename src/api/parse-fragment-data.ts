import type { FragmentData } from '../domain/fragment-data.ts';
import { fragmentDataSchema } from './schemas/fragment-data.ts';

/**
 * Fragment data in its canonical form, with an absolute baseUrl; null when it is unusable.
 * @param pageUrl what a relative baseUrl is meant from.
 */
export function parseFragmentData(given: unknown, pageUrl: string): FragmentData | null {
  try {
    const { success, data } = fragmentDataSchema.safeParse(given);
    if (!success) return null;
    const { protocol, href } = new URL(data.baseUrl, pageUrl);
    return /^https?:$/.test(protocol) ? { ...data, baseUrl: href } : null;
  } catch {
    return null; // an object of the host that throws when it is read, or no URL
  }
}
