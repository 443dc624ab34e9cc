/** Loads the module build from the folder of this script, for pages that cannot use `type="module"`. */
const script: unknown = Reflect.get(Object.getPrototypeOf(document) as Document, 'currentScript', document);

// `import('./cart-fragment.js')` would be resolved against the page.
if (script instanceof HTMLScriptElement) void import(new URL('./cart-fragment.js', script.src).href);
