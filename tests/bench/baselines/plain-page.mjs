/** What the server has put into the shadow root, as markup of the page itself. */
export function plainMarkup(serverMarkup) {
  const [, brand, shadow] = /data-brand="(\w+)"[^>]*><template shadowrootmode="open">(.*)<\/template>/s.exec(
    serverMarkup,
  );
  return `<div class="cart-host" data-brand="${brand}">${shadow.replace(/^<link[^>]*>/, '')}</div>`;
}

/** The style sheet for it: a page has no `:host`. */
export function plainStyles(css) {
  return css.replaceAll(/:host\(([^)]*)\)/g, '.cart-host$1').replaceAll(':host', '.cart-host');
}
