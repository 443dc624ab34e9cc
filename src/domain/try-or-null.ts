/** Runs a function. Returns null if it throws. */
export function tryOrNull<Result>(run: () => Result): Result | null {
  try {
    return run();
  } catch {
    return null;
  }
}
