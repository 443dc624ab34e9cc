import { hash, text } from './built-early-script.ts';
import { escapeMarkup } from '../render/escape-markup.ts';

export interface EarlyScriptOptions {
  /** URL of the folder with the package's `dist`. */
  readonly packageUrl: string;
  /** The module that defines the element, if it is not `cart-fragment.program.js` in that folder. */
  readonly programUrl?: string;
  /** Nonce of the page's Content Security Policy. Not needed if the policy has the hash. */
  readonly nonce?: string;
}

export interface EarlyScript {
  /** An inline script, for the page's head or before the cart. */
  readonly html: string;
  /** The source expression for `script-src`. The same for every page. */
  readonly hash: string;
}

/** Returns the early script, which loads the program of a server-rendered cart when it is needed. */
export function cartFragmentEarlyScript({ packageUrl, programUrl, nonce }: EarlyScriptOptions): EarlyScript {
  const program = programUrl ?? `${packageUrl.replace(/\/?$/, '/')}cart-fragment.program.js`;
  const attributes = `${nonce === undefined ? '' : ` nonce="${escapeMarkup(nonce)}"`} data-program="${escapeMarkup(program)}"`;
  return { html: `<script${attributes}>${text}</script>`, hash: `'sha256-${hash}'` };
}
