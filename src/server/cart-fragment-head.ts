import { escapeMarkup } from '../render/escape-markup.ts';
import { hrefOf, unknownPage } from '../domain/urls.ts';

export interface HeadOptions {
  /** URL of the folder with the package's `dist`. */
  readonly packageUrl: string;
  /** As in the fragment data. Omit it if the data contains `initialCart`, since the cart is not fetched then. */
  readonly baseUrl?: string;
  /** URL of the page. Only needed if `baseUrl` may have another origin. */
  readonly pageUrl?: string;
  /** Nonce of the page's Content Security Policy. */
  readonly nonce?: string;
}

/** Returns the lines for the page's head that preload the program and the cart. */
export function cartFragmentHead({ packageUrl, baseUrl, pageUrl, nonce }: HeadOptions): string {
  const program = `${packageUrl.replace(/\/?$/, '/')}cart-fragment.program.js`;
  const lines = [link({ rel: 'modulepreload', href: program, nonce })];
  if (baseUrl !== undefined) {
    const base = new URL(baseUrl, pageUrl ?? unknownPage);
    const isOtherOrigin = pageUrl !== undefined && base.origin !== new URL(pageUrl).origin;
    lines.push(
      link({
        rel: 'preload',
        as: 'fetch',
        href: hrefOf(new URL('api/cart', base)),
        // The browser reuses a preload only for a request with the same credentials mode; see http-client.ts.
        crossorigin: isOtherOrigin ? 'use-credentials' : 'anonymous',
      }),
    );
  }
  return lines.join('\n');
}

function link(attributes: Readonly<Record<string, string | undefined>>): string {
  const pairs = Object.entries(attributes).flatMap(([name, value]) =>
    value === undefined ? [] : [` ${name}="${escapeMarkup(value)}"`],
  );
  return `<link${pairs.join('')}>`;
}
