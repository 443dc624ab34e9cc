import { serverRenderedAttribute, earlyCartAttribute, type EarlyCart } from '../domain/server-markup.ts';
import { documentMember } from '../dom/document-member.ts';
import type * as Built from './cart-fragment.program.ts';
import { watchedCarts } from './early/handover.ts';
import { standIn } from './early/host-stand-in.ts';
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
const loadProgram = createLoader(() =>
  import(href).then(
    // A module of the page defines the element itself.
    ({ defineElement, CartFragmentElement }: Partial<typeof Built>) =>
      CartFragmentElement && defineElement?.('cart-fragment', CartFragmentElement),
  ),
);
const watched = watchedCarts();

function find(): void {
  for (const [host, stop] of watched) if (!host.isConnected && watched.delete(host)) stop(true);
  for (const host of documentMember('documentElement').querySelectorAll<HTMLElement>(
    `[${serverRenderedAttribute}],cart-fragment`,
  )) {
    const { shadowRoot } = host;
    const early = host.getAttribute(earlyCartAttribute);
    if (watched.has(host) || host.matches(':defined')) continue;
    // Without markup, only the program can show it.
    if (shadowRoot && early) watched.set(host, watch(host, shadowRoot, JSON.parse(early) as EarlyCart));
    else void loadProgram();
  }
}

const watch = (host: HTMLElement, root: ShadowRoot, cart: EarlyCart) =>
  watchCart(host, root, cart, loadProgram, (load, outdated) =>
    standIn(host, cart.properties, load, { refresh: outdated, focus: load }),
  );

function start(): void {
  new MutationObserver(find).observe(document, { childList: true, subtree: true });
  find();
}

// Earlier scripts of the page may listen to the events of the first cart.
if (documentMember('readyState') === 'loading') window.addEventListener('DOMContentLoaded', start);
else start();
