/** Takes the page offline. The shop inside the page still works. */
export function goOffline(): void {
  Object.defineProperty(navigator, 'onLine', { get: () => false });
  window.dispatchEvent(new Event('offline'));
}
