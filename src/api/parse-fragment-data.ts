import type { FragmentData } from '../domain/fragment-data.ts';
import { unknownPage } from '../domain/urls.ts';
import { fragmentDataSchema } from './schemas/fragment-data.ts';
import { readValue } from './schemas/zod.ts';

/** Makes baseUrl absolute. Null if the data is unusable. @param pageUrl the base of a relative baseUrl. */
export function parseFragmentData(value: unknown, pageUrl: string): FragmentData | null {
  try {
    const { value: data, issues } = readValue(fragmentDataSchema, value);
    if (issues.length > 0) return null;
    const { protocol, href } = new URL(data.baseUrl, pageUrl);
    const linkBase = new URL(data.baseUrl, unknownPage).href;
    return /^https?:$/.test(protocol) ? { ...data, baseUrl: href, linkBase } : null;
  } catch {
    return null; // A getter of the host's object threw, or baseUrl is not a URL.
  }
}
