/**
 * The server does not know the URL of the page. A relative baseUrl is resolved against this placeholder, and the
 * resulting URLs are made relative again in the markup.
 */
export const placeholderPage = 'https://page-of-the-cart.invalid/~1/~2/~3/~4/';

const { origin, pathname } = new URL(placeholderPage);
const folders = pathname.split('/').slice(1, -1);

/** The page's folder and its ancestors: `…/~1/~2/~3/~4/` is `./`, `…/~1/~2/~3/` is `../`, and the origin is `/`. */
const ancestors = folders.map((_, steps) => ({
  absolute: `${origin}/${folders.slice(0, folders.length - steps).join('/')}/`,
  relative: '../'.repeat(steps) || './',
}));

export function makeRelative(html: string): string {
  const relative = ancestors.reduce((text, step) => text.replaceAll(step.absolute, step.relative), html);
  return relative.replaceAll(origin, '');
}
