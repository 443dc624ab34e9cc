import { unclobbered } from './unclobbered.ts';

/** The nonce of the page's Content Security Policy, from the cart's tag or else from the page's scripts; empty without one. */
export function nonceOf(container: HTMLElement): string {
  const scripts = [...unclobbered(document).scripts].map(({ nonce }) => nonce);
  return container.nonce || scripts.find(Boolean) || '';
}
