const key = Symbol.for('cart-fragment.carts-being-paid');

/**
 * Carts of this page that are being paid; several elements may show the same one. Global, because the page may load
 * several versions of the package.
 */
export const cartsBeingPaid = ((globalThis as { [key]?: Set<string> })[key] ??= new Set());
