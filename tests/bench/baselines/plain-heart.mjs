import { createHeartButton, showHeart } from '../../../src/elements/wishlist/heart-button.ts';
import { toggleStyles } from '../../../src/elements/wishlist/toggle-styles.ts';

const styles = new CSSStyleSheet();
styles.replaceSync(toggleStyles);

/** Only draws a heart: it has no settings, no wishlist and no storage. */
class PlainHeart extends HTMLElement {
  connectedCallback() {
    this.dataset.brand = 'js';
    const button = createHeartButton(document);
    showHeart(button, { title: '', pressed: false, busy: false });
    const root = this.attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = [styles];
    root.append(button);
  }
}

customElements.define('plain-heart', PlainHeart);
