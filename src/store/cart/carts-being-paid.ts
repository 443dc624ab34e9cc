const key = Symbol.for('cart-fragment.carts-being-paid');

/** Global: elements of the page may show the same cart, and the page may load several versions of the package. */
export const cartsBeingPaid = ((globalThis as { [key]?: Set<string> })[key] ??= new Set());
