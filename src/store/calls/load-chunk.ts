import { withTimeout } from './with-timeout.ts';

/** Imports a chunk of the build and retries once. Rejects after the second failure, at the latest after 120 s. */
export function loadChunk<Module>(load: () => Promise<Module>): Promise<Module> {
  return withTimeout(load().catch(load), 'code');
}
