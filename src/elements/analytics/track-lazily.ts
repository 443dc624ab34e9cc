import type { CartHappening } from '../../analytics/cart-happening.ts';

/**
 * Loads analytics when there is a cart to track and the browser has time. What happens until then waits.
 * @param tenant returns the one in the fragment data.
 */
export function trackLazily(
  host: HTMLElement,
  tenant: () => string,
  report: (error: unknown) => void,
): (happening: CartHappening) => void {
  const waiting: CartHappening[] = [];
  let track = (happening: CartHappening): unknown =>
    waiting.push(happening) === 1 && (window.requestIdleCallback ?? setTimeout)(() => void load().catch(report));

  async function load(): Promise<void> {
    const { trackCart } = await import('./track-cart.ts');
    track = trackCart(host, tenant, report);
    waiting.forEach(track);
  }

  return (happening) => void track(happening);
}
