/** Milliseconds that a provider has for its script and its buttons (specification, 9). */
export const limit = 120_000;

/** Rejects if a promise takes longer than a provider has. */
export async function withinLimit<Value>(promise: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('a payment provider took too long')), limit);
  });
  try {
    return await Promise.race([promise, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
