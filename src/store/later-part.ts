import { loadChunk } from './load-chunk.ts';

/** A part of the program that comes later and is used as soon as it is there. */
export interface LaterPart<Part> {
  /** Rejects when the chunk cannot be had; the next call tries again. */
  load(): Promise<Part>;
  /** Uses the part now if it is there, else once it is. */
  use(run: (part: Part) => void): void;
  /** The part, if it is there. */
  now(): Part | null;
}

export function createLaterPart<Part>(fetch: () => Promise<Part>, missing: (error: unknown) => void): LaterPart<Part> {
  let part: Part | null = null;
  let loading: Promise<Part> | null = null;

  async function load(): Promise<Part> {
    try {
      part = await loadChunk(fetch);
      return part;
    } finally {
      loading = null;
    }
  }

  const laterPart: LaterPart<Part> = {
    load: () => (part ? Promise.resolve(part) : (loading ??= load())),
    use(run) {
      if (part) run(part);
      else laterPart.load().then(run, missing);
    },
    now: () => part,
  };
  return laterPart;
}
