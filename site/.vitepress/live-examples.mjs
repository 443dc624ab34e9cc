const cart = '<cart-fragment base-url="https://shop.example/" next-step-url="/checkout"></cart-fragment>';
const heart = '<wishlist-toggle product-id="p-1001" base-url="https://shop.example/"></wishlist-toggle>';

/** Shows markup with one of the elements running, and style sheets on one, below their code. */
export function showLiveExamples(md) {
  const { fence } = md.renderer.rules;
  md.renderer.rules.fence = (tokens, index, ...rest) => {
    const shown = fence(tokens, index, ...rest);
    const example = exampleOf(tokens, index);
    if (!example) return shown;
    const attributes = Object.entries(example).map(([name, text]) => `${name}="${md.utils.escapeHtml(text)}"`);
    return `${shown}<ClientOnly><LiveExample ${attributes.join(' ')} /></ClientOnly>`;
  };
}

function exampleOf(tokens, index) {
  const { info, content } = tokens[index];
  if (/^css\b/.test(info) && /--cart-|::part/.test(content)) {
    return { code: content.includes('wishlist-toggle') ? heart : cart, css: content };
  }
  return /^html\b/.test(info) && tagsOf(tokens[index]).length > 0 && !isRepeated(tokens, index)
    ? { code: content }
    : null;
}

function tagsOf({ type, info, content }) {
  return type === 'fence' && info.startsWith('html') ? (content.match(/<(?:cart|wishlist)-\w+(?=[ >])/g) ?? []) : [];
}

/** One example of an element is enough on each page. */
function isRepeated(tokens, index) {
  const before = new Set(tokens.slice(0, index).flatMap(tagsOf));
  return tagsOf(tokens[index]).every((tag) => before.has(tag));
}
