import { withinLimit } from './with-timeout.ts';

/** Loads a part of the build that comes later; a failure is tried once more before it rejects, at the latest after 120 s. */
export function loadChunk<Module>(load: () => Promise<Module>): Promise<Module> {
  return withinLimit(load().catch(load), 'code');
}
