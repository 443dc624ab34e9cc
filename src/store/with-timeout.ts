/** Milliseconds that a script has to load, and a provider to draw its buttons (specification, 9). */
export const limit = 120_000;

/** Rejects if a promise takes longer than a script has. */
export async function withinLimit<Value>(promise: Promise<Value>, what: string): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${what} took longer than 120 s`)), limit);
  });
  try {
    return await Promise.race([promise, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
