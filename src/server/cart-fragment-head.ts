import { escapeAttribute } from './escape.ts';
import { makeRelative, standInPage } from './relative-urls.ts';

export interface HeadOptions {
  /** URL of the folder that the package's `dist` was copied to. */
  readonly packageUrl: string;
  /** As in the fragment data. Leave it out where the data bring `initialCart`: nothing is fetched then. */
  readonly baseUrl?: string;
  /** The page's own URL. Only needed where `baseUrl` may have another origin than the page. */
  readonly pageUrl?: string;
  /** Of the page's Content Security Policy. */
  readonly nonce?: string;
}

/** The lines for the head of a page that let the browser ask for the program and the cart before it has the entry. */
export function cartFragmentHead({ packageUrl, baseUrl, pageUrl, nonce }: HeadOptions): string {
  const program = `${packageUrl.replace(/\/?$/, '/')}cart-fragment.program.js`;
  const lines = [link({ rel: 'modulepreload', href: program, nonce })];
  if (baseUrl !== undefined) {
    const base = new URL(baseUrl, pageUrl ?? standInPage);
    const elsewhere = pageUrl !== undefined && base.origin !== new URL(pageUrl).origin;
    lines.push(
      link({
        rel: 'preload',
        as: 'fetch',
        href: makeRelative(new URL('api/cart', base).href),
        // A preload is only used by a request with the same credentials mode; see http-client.ts.
        crossorigin: elsewhere ? 'use-credentials' : 'anonymous',
      }),
    );
  }
  return lines.join('\n');
}

function link(attributes: Readonly<Record<string, string | undefined>>): string {
  const written = Object.entries(attributes).flatMap(([name, value]) =>
    value === undefined ? [] : [` ${name}="${escapeAttribute(value)}"`],
  );
  return `<link${written.join('')}>`;
}
