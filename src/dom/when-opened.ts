import { unclobbered } from './unclobbered.ts';

/** Runs in a microtask, or when the shopper opens the page that the browser has prerendered. */
export function whenOpened(run: () => void): void {
  const { prerendering } = unclobbered(document) as { readonly prerendering?: unknown };
  if (prerendering === true) window.addEventListener('prerenderingchange', run, { capture: true, once: true });
  else queueMicrotask(run);
}
