/** The states of a gallery stand side by side: none may hear of another one's cart, as tabs of one shop do. */
export function separateTabs(): void {
  window.BroadcastChannel = class extends BroadcastChannel {
    override postMessage(): void {}
  };
}
