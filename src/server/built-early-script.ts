/** `dist/cart-fragment.early.js` and its SHA-256 hash in base64. The build replaces both. */
export const text = '';
export const hash = '';
