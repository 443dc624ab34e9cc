/** Isolates the states of the gallery from each other, which would otherwise sync like tabs of one shop. */
export function separateTabs(): void {
  window.BroadcastChannel = class extends BroadcastChannel {
    override postMessage(): void {}
  };
}
