/** A second of the pages and of the shop lasts a twentieth of a real one. */
export const speed = 20;

export const start = Date.now();

/** In milliseconds, on the clock that the pages show. */
export function simulatedNow() {
  return start + (performance.timeOrigin + performance.now() - start) * speed;
}

/** Resolves after so many simulated milliseconds. */
export function pause(ms) {
  return new Promise((resolve) => setTimeout(resolve, ms / speed));
}
