import { loadChunk } from './calls/load-chunk.ts';

/** The parts of a store that are loaded when they are needed. */
export const chunks = {
  express: () => loadChunk(() => import('./express/create-express.ts')),
  wishes: () => loadChunk(() => import('./queue/wishes.ts')),
  undo: () => loadChunk(() => import('./undo/follow-removals.ts')),
  keeping: () => loadChunk(() => import('./queue/kept/keep-intents.ts')),
};

export type Chunks = typeof chunks;
/** The code that stores changes. */
export type Keeping = Awaited<ReturnType<Chunks['keeping']>>;
