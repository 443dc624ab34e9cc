/** Loads the module build from beside this script, for pages that cannot say `type="module"`. */
const script: unknown = Reflect.get(Document.prototype, 'currentScript', document);

// `import('./cart-fragment.js')` would look beside the page instead.
if (script instanceof HTMLScriptElement) void import(new URL('./cart-fragment.js', script.src).href);
