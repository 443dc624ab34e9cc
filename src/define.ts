/** What `import 'cart-fragment'` runs: it defines `<cart-fragment>`. The index alone defines nothing. */
import { CartFragmentElement } from './elements/cart-fragment-element.ts';
import { defineElement } from './elements/define-element.ts';

defineElement('cart-fragment', CartFragmentElement);

export * from './index.ts';
