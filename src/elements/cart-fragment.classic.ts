import { documentMember } from '../dom/document-member.ts';

/*
 * Loads the module build from the folder of this script, for pages that cannot use `type="module"`. `data-base` is the
 * folder where the script has no URL of its own: a library evaluates it, a bundle contains it, or it is a `blob:` copy.
 */
const file = 'cart-fragment.classic.js';
const current = documentMember('currentScript');
const own = current instanceof HTMLScriptElement ? current : null;
const find = (selector: string) => documentMember('querySelector').call(document, `script${selector}`);
const knowsFolder = own && (own.src.includes(file) || 'base' in own.dataset);
const script = (knowsFolder ? own : (find(`[src*="${file}"]`) ?? find('[data-base]') ?? own)) as typeof own;
const base = script?.dataset['base'];
const folder = base ? `${base.replace(/\/$/, '')}/` : script?.src;

async function load(): Promise<void> {
  // `import('./cart-fragment.js')` would be resolved against the page.
  await import(new URL('cart-fragment.js', folder && new URL(folder, documentMember('baseURI'))).href);
}

load().catch((error: unknown) => {
  // oxlint-disable-next-line no-console
  console.error(
    `cart-fragment: cart-fragment.js could not be loaded from ${folder || 'an unknown folder'}. Write the folder of the package on a script of the page, such as <script data-base="/cart/">.`,
    error,
  );
});
