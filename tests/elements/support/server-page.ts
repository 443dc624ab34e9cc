import type { CartFragmentElement, FragmentDataInput } from 'cart-fragment';
import { renderCartFragment } from 'cart-fragment/server';
import { fragmentData } from './page.ts';
import { wireCart } from './wire-cart.ts';

/** Data as a server has them, which knows the cart. */
export function serverData(props: FragmentDataInput['rootComponentProps'] = {}): FragmentDataInput {
  return fragmentData({ rootComponentProps: { initialCart: wireCart(), nextStepUrl: '/checkout', ...props } });
}

/** The server's markup, parsed as the browser parses a page, and not yet in the document. */
export async function serverCart(data = serverData()): Promise<CartFragmentElement> {
  const holder = document.createElement('div');
  holder.setHTMLUnsafe(await renderCartFragment(data, { nonce: 'abc' }));
  return holder.firstElementChild as CartFragmentElement;
}

/** Every node below the shadow root's container. */
export function nodesOf(element: Element): Node[] {
  const walker = document.createTreeWalker(element.shadowRoot!.querySelector('.root')!);
  const nodes: Node[] = [];
  while (walker.nextNode()) nodes.push(walker.currentNode);
  return nodes;
}
