/** Gives the page a separate session storage, so that no state resumes what another one has left pending. */
export function separateStorage(): void {
  const values = new Map<string, string>();
  const storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = {
    getItem: (name) => values.get(name) ?? null,
    setItem: (name, value) => void values.set(name, value),
    removeItem: (name) => void values.delete(name),
  };
  Object.defineProperty(window, 'sessionStorage', { configurable: true, get: () => storage });
}
