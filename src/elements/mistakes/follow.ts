/** Delays the inspection until after paint. */
const delayMs = 2000;
const followed = new WeakSet<object>();

/** Inspects a state now and some time after each change, however often it is asked to. */
export function follow(state: { subscribe(listener: () => void): unknown }, inspect: () => void): void {
  if (followed.has(state)) return;
  followed.add(state);
  let isPlanned = false;
  inspect();
  state.subscribe(() => {
    if (isPlanned) return;
    isPlanned = true;
    setTimeout(() => {
      isPlanned = false;
      inspect();
    }, delayMs);
  });
}
