import { serverRenderedAttribute } from '../domain/server-markup.ts';
import { adoptStyle } from '../dom/adopt-style.ts';
import { shieldContainer, unclobbered } from '../dom/unclobbered.ts';
import cartStyles from '../react/cart.css';

/** The shadow root into which the cart is rendered. */
export interface ShadowMarkup {
  readonly root: ShadowRoot;
  /** React's container, next to the style of the server markup. */
  readonly container: HTMLElement;
  /** Whether the container has a picture. */
  readonly rendered: boolean;
}

export const isServerMarkup = (host: Element): boolean => host.hasAttribute(serverRenderedAttribute);

/** Replaces the content of the shadow root by an empty container. */
export function createContainer(host: HTMLElement): ShadowMarkup {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  const container = unclobbered(host.ownerDocument).createElement('div');
  shieldContainer(container);
  adoptStyle(root, cartStyles);
  root.replaceChildren(container);
  return { root, container, rendered: false };
}
