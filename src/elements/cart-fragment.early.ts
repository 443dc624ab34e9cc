import { serverRenderedAttribute, earlyCartAttribute } from '../domain/server-markup.ts';
import { documentMember } from '../dom/document-member.ts';
import { watchedCarts } from './early/handover.ts';
import { createLoader } from './early/load-program.ts';
import { watchCart } from './early/watch-cart.ts';

/*
 * Watches server-rendered carts until their program is needed, and loads it then. A classic script, in the page or from the
 * folder of the package. `data-program` is the URL of the module that defines the element.
 */
const script = documentMember('currentScript') as HTMLScriptElement | null;
const { href } = new URL(
  script?.dataset['program'] ?? 'cart-fragment.program.js',
  script?.src || documentMember('baseURI'),
);
const loadProgram = createLoader(href);
const watched = watchedCarts();

function find(): void {
  for (const [host, stop] of watched) if (!host.isConnected && watched.delete(host)) stop(true);
  for (const host of documentMember('documentElement').querySelectorAll<HTMLElement>(
    `[${serverRenderedAttribute}],cart-fragment`,
  )) {
    const { shadowRoot } = host;
    if (watched.has(host) || host.matches(':defined')) continue;
    if (shadowRoot && host.hasAttribute(earlyCartAttribute))
      watched.set(host, watchCart(host, shadowRoot, loadProgram));
    // Only the program can show it.
    else void loadProgram();
  }
}

function start(): void {
  new MutationObserver(find).observe(document, { childList: true, subtree: true });
  find();
}

// Earlier scripts of the page may listen to the events of the first cart.
if (documentMember('readyState') === 'loading') window.addEventListener('DOMContentLoaded', start);
else start();
