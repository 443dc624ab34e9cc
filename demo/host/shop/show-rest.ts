/** The first cart, or the reason why there is none. */
const shown = new Promise<void>((resolve) => {
  // Without the program, only the version of the cart is announced.
  for (const name of ['cartVersionChange', 'cartFragmentError'])
    window.addEventListener(name, () => resolve(), { once: true });
  window.addEventListener('cartFragmentReady', ({ detail }) => {
    if (detail.hydrated) resolve();
  });
});

/**
 * Shows what follows the cart. It is hidden until then (host.css), because an empty cart is short, so that what follows
 * would move.
 */
export async function showRest(): Promise<void> {
  await shown;
  document.documentElement.classList.add('filled');
}
