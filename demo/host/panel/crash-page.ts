/** The events that announce that the page is being left. */
const leaving = ['beforeunload', 'visibilitychange', 'pagehide'];

/**
 * Loads the page anew as after a crash: no script learns of it, and open requests are aborted. A script cannot crash its own
 * tab.
 */
export function crashPage(): void {
  for (const name of leaving) {
    // While capturing, which comes before the listeners of the cart.
    window.addEventListener(name, (event) => event.stopImmediatePropagation(), { capture: true });
  }
  location.reload();
}
