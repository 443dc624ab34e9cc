import { adoptStyle } from '../dom/adopt-style.ts';
import cartStyles from '../react/cart.css';

/** Adopts the cart's style sheet in a shadow root, and removes what the server markup has next to React's container. */
export function adoptCartStyles(root: ShadowRoot): void {
  adoptStyle(root, cartStyles);
  [...root.children].filter(({ localName }) => localName !== 'div').forEach((child) => root.removeChild(child));
}
