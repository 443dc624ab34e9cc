/** Makes the page believe that it has no network, which the shop within it does not need. */
export function goOffline(): void {
  Object.defineProperty(navigator, 'onLine', { get: () => false });
  window.dispatchEvent(new Event('offline'));
}
