import { withLoadingTimeout } from './timeout.ts';

/** Imports a chunk of the build and retries once. Rejects after the second failure, at the latest after 120 s. */
export function loadChunk<Module>(load: () => Promise<Module>): Promise<Module> {
  return withLoadingTimeout(load().catch(load), 'Loading a chunk');
}
