/** Returns the content of the server-rendered shadow root as markup of the page. */
export function plainMarkup(serverMarkup) {
  const [, brand, shadow] = /data-brand="(\w+)"[^>]*><template shadowrootmode="open">(.*)<\/template>/s.exec(
    serverMarkup,
  );
  return `<div class="cart-host" data-brand="${brand}">${shadow.replace(/^<link[^>]*>/, '')}</div>`;
}

/** Adapts the style sheet: a page has no `:host`. */
export function plainStyles(css) {
  return css.replaceAll(/:host\(([^)]*)\)/g, '.cart-host$1').replaceAll(':host', '.cart-host');
}
