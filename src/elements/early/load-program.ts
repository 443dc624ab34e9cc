const retryMs = 3000;

/** Loads code. Resolves to the code, or to nothing after a failed attempt. */
export type Load = () => Promise<unknown>;

/** Returns a function that loads code once, and retries until it succeeds. It resolves after a failed attempt only. */
export function createLoader(load: Load): Load {
  let failure: Promise<unknown> | undefined;

  const attempt = (fail: (nothing?: unknown) => void) =>
    void load().catch(() => {
      fail();
      setTimeout(attempt, retryMs, fail);
    });

  return () => (failure ??= new Promise(attempt));
}
