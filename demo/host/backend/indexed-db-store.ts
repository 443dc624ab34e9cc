import { freshShop, type ShopState, type StateStore } from 'cart-fragment-contract/backend';

const storeName = 'sessions';

/**
 * Stores the sessions in the browser, so that they outlive the service worker. Each update is one read-write
 * transaction. The browser runs them one after the other across workers and pages.
 */
export function createIndexedDbStore(databaseName: string): StateStore {
  let opened: Promise<IDBDatabase> | null = null;

  async function open(): Promise<IDBDatabase> {
    opened ??= openDatabase(databaseName, () => {
      opened = null;
    });
    return opened;
  }

  return {
    async read(session) {
      const transaction = (await open()).transaction(storeName, 'readonly');
      return stateOf(await answerOf(transaction.objectStore(storeName).get(session)));
    },
    async update(session, change) {
      const transaction = (await open()).transaction(storeName, 'readwrite');
      const sessions = transaction.objectStore(storeName);
      const done = completionOf(transaction);
      try {
        const { state, result } = change(stateOf(await answerOf(sessions.get(session))));
        sessions.put(state, session);
        await done;
        return result;
      } catch (error) {
        done.catch(() => undefined);
        abort(transaction);
        throw error;
      }
    },
  };
}

function stateOf(stored: unknown): ShopState {
  return (stored as ShopState | undefined) ?? freshShop;
}

function openDatabase(name: string, onClosed: () => void): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(storeName);
    request.onsuccess = () => {
      request.result.onclose = onClosed;
      resolve(request.result);
    };
    request.onerror = () => {
      onClosed();
      reject(failureOf(request));
    };
  });
}

function answerOf<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(failureOf(request));
  });
}

function completionOf(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(failureOf(transaction));
  });
}

function failureOf({ error }: { readonly error: DOMException | null }): Error {
  return error ?? new Error('the transaction was aborted');
}

function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch {
    // It has already ended.
  }
}
