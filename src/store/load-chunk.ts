import { withTimeout } from './with-timeout.ts';

/** Loads a chunk of the build. Retries a failure once; rejects after 120 s at the latest. */
export function loadChunk<Module>(load: () => Promise<Module>): Promise<Module> {
  return withTimeout(load().catch(load), 'code');
}
