/** Gives the page a separate storage, so that no state resumes what another one has left pending. */
export function separateStorage(name: 'sessionStorage' | 'localStorage' = 'sessionStorage'): void {
  const values = new Map<string, string>();
  const storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
  Object.defineProperty(window, name, { configurable: true, get: () => storage });
}
