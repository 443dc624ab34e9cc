import { serverRenderedAttribute } from '../domain/server-markup.ts';
import { adoptStyle } from '../dom/adopt-style.ts';
import { shieldContainer, unclobbered } from '../dom/unclobbered.ts';
import cartStyles from '../react/cart.css';

export const isServerMarkup = (host: Element): boolean => host.hasAttribute(serverRenderedAttribute);

/** Replaces the content of the shadow root by an empty container. `rendered`: whether the container has a picture. */
export function createContainer(host: HTMLElement) {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  const container = unclobbered(host.ownerDocument).createElement('div');
  shieldContainer(container);
  adoptStyle(root, cartStyles);
  root.replaceChildren(container);
  return { root, container, rendered: false };
}
