import { unclobbered } from './unclobbered.ts';

/** A host that removes the slots more often removes whatever it has not rendered. */
const maxRepairs = 10;

/**
 * Shows a container in a slot of the cart's element. Providers look their containers up in the document, so inside shadow
 * roots the container becomes a child of the outermost host, and a slot in each root passes it on to the next inner
 * element. Slots that a host has removed are put back.
 * @param lost called once the container is no longer shown.
 * @returns a function that removes the container; null if it cannot be shown.
 */
export function placeContainer(
  cart: HTMLElement,
  slot: string,
  container: HTMLElement,
  lost: () => void,
): (() => void) | null {
  let relays: HTMLSlotElement[] = [];
  let repairs = 0;
  let isOver = false;

  /** Returns the element whose child the container has to be. */
  function relay(): Element {
    relays.forEach((each) => each.remove());
    relays = [];
    let [inner, name]: [Element, string] = [cart, slot];
    for (let outer = hostAround(inner); outer; outer = hostAround(inner)) {
      const passedOn = unclobbered(document).createElement('slot');
      passedOn.slot = name;
      passedOn.name = name = container.id;
      passedOn.addEventListener('slotchange', check);
      inner.append(passedOn);
      relays.push(passedOn);
      inner = outer;
    }
    container.slot = name;
    return inner;
  }

  const isRelayed = () => relays.every((each) => each.assignedNodes().length > 0);

  /** Also runs after the cart or a host has been moved. */
  function check(): void {
    if (isOver || !cart.isConnected || isRelayed()) return;
    repairs += 1;
    if (repairs <= maxRepairs && relay() === container.parentElement && isRelayed()) return;
    isOver = true;
    lost();
  }

  function remove(): void {
    isOver = true;
    relays.forEach((each) => each.remove());
    container.remove();
  }

  relay().append(container);
  if (isRelayed()) return remove;
  remove();
  return null;
}

/** Returns the host of the shadow root around an element. A closed root is no obstacle from inside. */
function hostAround(element: Element): Element | null {
  const root = element.getRootNode();
  return root.nodeType === Node.DOCUMENT_FRAGMENT_NODE ? ((root as Partial<ShadowRoot>).host ?? null) : null;
}
