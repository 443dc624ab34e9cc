import { adoptStyle } from '../react/adopt-style.ts';
import { cartStyles } from '../react/styles.ts';

/** Adopts the cart's style sheet in a shadow root and removes the style of the server markup. */
export function adoptCartStyles(root: ShadowRoot): void {
  adoptStyle(root, cartStyles);
  [...root.children].filter((child) => child.matches('style, link')).forEach((style) => style.remove());
}
