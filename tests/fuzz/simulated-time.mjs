/** Factor by which the clocks of pages and shop run faster than real time. */
export const speed = 20;

export const start = Date.now();

/** Simulated milliseconds since the epoch. */
export function simulatedNow() {
  return start + (performance.timeOrigin + performance.now() - start) * speed;
}

/** Resolves after so many simulated milliseconds. */
export function pause(ms) {
  return new Promise((resolve) => setTimeout(resolve, ms / speed));
}
