import { defineCartFragment } from 'cart-fragment/elements';

/** Without scoped registries, the tag becomes one of the page's registry. */
function createRegistry(): CustomElementRegistry | null {
  try {
    return new CustomElementRegistry();
  } catch {
    return null;
  }
}

const registry = createRegistry();
defineCartFragment({ name: 'checkout-cart', registry });

const host = document.querySelector('#checkout')!;
const root = host.attachShadow({ mode: 'open', ...(registry && { customElementRegistry: registry }) });
root.innerHTML = '<checkout-cart base-url="/"></checkout-cart>';
