import { readFile, rename, writeFile } from 'node:fs/promises';
import { freshShop, type ShopState } from './shop-state.ts';
import type { StateStore } from './state-store.ts';

type Sessions = ReadonlyMap<string, ShopState>;

/** Stores all sessions in a JSON file that survives restarts. Only one process may use a file. */
export function createFileStore(path: string): StateStore {
  let queue: Promise<unknown> = Promise.resolve();

  function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const turn = queue.then(work);
    queue = turn.catch(() => undefined);
    return turn;
  }

  return {
    read: async (session) => stateOf(await readSessions(path), session),
    update: (session, change) =>
      inTurn(async () => {
        const sessions = await readSessions(path);
        const { state, result } = change(stateOf(sessions, session));
        await writeSessions(path, new Map(sessions).set(session, state));
        return result;
      }),
  };
}

function stateOf(sessions: Sessions, session: string): ShopState {
  return sessions.get(session) ?? freshShop;
}

async function readSessions(path: string): Promise<Sessions> {
  try {
    return new Map(JSON.parse(await readFile(path, 'utf8')) as [string, ShopState][]);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return new Map();
    throw error;
  }
}

/** Renames a temporary file, which is atomic, so that a crash never leaves an incomplete file. */
async function writeSessions(path: string, sessions: Sessions): Promise<void> {
  const draft = `${path}.draft`;
  await writeFile(draft, JSON.stringify([...sessions]));
  await rename(draft, path);
}
