import { CartFragmentElement } from './cart-fragment-element.ts';
import { defineElement } from './define-element.ts';

export interface CartDefinition {
  /** The tag; `cart-fragment` by default. */
  readonly name?: string | undefined;
  /** A scoped registry; that of the page by default. */
  readonly registry?: CustomElementRegistry | null | undefined;
}

/**
 * Defines the cart under another tag or in a scoped registry, so that two versions can be on one page. Does nothing on a
 * server, or if the name is taken there.
 *
 * ```js
 * defineCartFragment({ name: 'checkout-cart' });
 * ```
 */
export function defineCartFragment({ name = 'cart-fragment', registry }: CartDefinition = {}): void {
  // A registry accepts each class only once.
  defineElement(name, class extends CartFragmentElement {}, registry);
}
