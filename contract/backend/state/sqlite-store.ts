import { freshShop, type ShopState } from './shop-state.ts';
import type { StateStore } from './state-store.ts';

/** What the store uses of `node:sqlite`, which Node has since 22.13. */
interface Sqlite {
  readonly DatabaseSync: new (path: string) => {
    exec(sql: string): void;
    prepare(sql: string): Statement;
  };
}
interface Statement {
  get(...values: readonly string[]): { readonly state: string } | undefined;
  run(...values: readonly string[]): unknown;
}

/** Node's own SQLite; undefined in older versions. */
export function findSqlite(): Sqlite | undefined {
  return process.getBuiltinModule('node:sqlite') as Sqlite | undefined;
}

/** Stores all sessions in a SQLite file that survives restarts. Several processes may use it. */
export function createSqliteStore(path: string, { DatabaseSync }: Sqlite): StateStore {
  const database = new DatabaseSync(path);
  database.exec('PRAGMA busy_timeout = 5000');
  database.exec('PRAGMA journal_mode = WAL');
  database.exec('CREATE TABLE IF NOT EXISTS sessions (id TEXT PRIMARY KEY, state TEXT NOT NULL)');
  const select = database.prepare('SELECT state FROM sessions WHERE id = ?');
  const replace = database.prepare('INSERT OR REPLACE INTO sessions (id, state) VALUES (?, ?)');
  const stateOf = (session: string) => {
    const row = select.get(session);
    return row ? (JSON.parse(row.state) as ShopState) : freshShop;
  };
  return {
    read: async (session) => stateOf(session),
    update: async (session, change) => {
      // Locks the file before reading, so that no other process changes the session in between.
      database.exec('BEGIN IMMEDIATE');
      try {
        const { state, result } = change(stateOf(session));
        replace.run(session, JSON.stringify(state));
        database.exec('COMMIT');
        return result;
      } catch (error) {
        database.exec('ROLLBACK');
        throw error;
      }
    },
  };
}
