import type { CartFragmentElement, FragmentDataInput } from 'cart-fragment';
import { renderCartFragment } from 'cart-fragment/server';
import { fragmentData } from './page.ts';
import { wireCart } from './wire-cart.ts';

/** Fragment data of a server, with the cart. */
export function serverData(props: FragmentDataInput['rootComponentProps'] = {}): FragmentDataInput {
  return fragmentData({ rootComponentProps: { initialCart: wireCart(), nextStepUrl: '/checkout', ...props } });
}

/** Renders server markup and parses it like a page. Returns the disconnected element. */
export async function serverCart(data = serverData()): Promise<CartFragmentElement> {
  const holder = document.createElement('div');
  holder.setHTMLUnsafe(await renderCartFragment(data, { nonce: 'abc' }));
  return holder.firstElementChild as CartFragmentElement;
}

/** Returns every node inside the shadow root's container. */
export function nodesOf(element: Element): Node[] {
  const walker = document.createTreeWalker(element.shadowRoot!.querySelector('.root')!);
  const nodes: Node[] = [];
  while (walker.nextNode()) nodes.push(walker.currentNode);
  return nodes;
}
