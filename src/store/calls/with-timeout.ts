/** For a script to load, and for a provider to draw its buttons. */
const scriptTimeoutMs = 120_000;

/** Rejects if a promise takes longer than a script may. */
export async function withTimeout<Value>(promise: Promise<Value>, what: string): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${what} took longer than 120 s`)), scriptTimeoutMs);
  });
  try {
    return await Promise.race([promise, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
