import type { CartFragmentElement, FragmentDataInput, FragmentEventMap } from 'cart-fragment';

/** What host pages and shoppers do, and what they see. */

export function fragmentData(changes: Partial<FragmentDataInput> = {}): FragmentDataInput {
  return {
    baseUrl: '/shop/',
    tenant: 'JS_DE',
    rootComponentProps: { nextStepUrl: '/checkout' },
    ...changes,
  };
}

export function dataScript(data: unknown = fragmentData()): HTMLScriptElement {
  const script = document.createElement('script');
  script.type = 'application/json';
  script.textContent = typeof data === 'string' ? data : JSON.stringify(data);
  return script;
}

/** Creates a disconnected element with its data in a child script. */
export function createCart(data: unknown = fragmentData()): CartFragmentElement {
  const element = document.createElement('cart-fragment');
  if (data !== null) element.append(dataScript(data));
  return element;
}

/** Inserts the element and waits until it shows its items. */
export async function showCart(
  element = createCart(),
  container: Element = document.body,
): Promise<CartFragmentElement> {
  container.append(element);
  await until(() => titles(element).length > 0);
  return element;
}

export function inside(element: Element, selector: string): HTMLElement {
  const found = element.shadowRoot?.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`nothing matches ${selector}`);
  return found;
}

export function heading(element: Element): string | undefined {
  return element.shadowRoot?.querySelector('h1')?.textContent;
}

export function titles(element: Element): (string | null)[] {
  return Array.from(element.shadowRoot?.querySelectorAll('[part~="item-title"]') ?? [], (title) => title.textContent);
}

export function quantitySelect(element: Element, itemId = 'koch'): HTMLSelectElement {
  return inside(element, `select[name="quantity-${itemId}"]`) as HTMLSelectElement;
}

export function radio(element: Element, name: string, value: string): HTMLInputElement {
  return inside(element, `input[name="${name}"][value="${value}"]`) as HTMLInputElement;
}

/** Chooses an option like a shopper, with `input` and `change` events. */
export function choose(select: HTMLSelectElement, value: string): void {
  select.value = value;
  select.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
  select.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Records the events of one name that reach the window. */
export function recordEvents<Name extends keyof FragmentEventMap>(name: Name): FragmentEventMap[Name]['detail'][] {
  const details: FragmentEventMap[Name]['detail'][] = [];
  const listen = (event: Event) => void details.push((event as FragmentEventMap[Name]).detail);
  window.addEventListener(name, listen);
  cleanUps.push(() => window.removeEventListener(name, listen));
  return details;
}

const cleanUps: (() => void)[] = [];

/** Restores the page, and waits until the elements have released their resources. */
export async function cleanPage(): Promise<void> {
  cleanUps.splice(0).forEach((cleanUp) => cleanUp());
  document.body.replaceChildren();
  await turn();
  // Removed carts have kept their pending changes.
  sessionStorage.clear();
}

export function afterTest(cleanUp: () => void): void {
  cleanUps.push(cleanUp);
}

/** Waits for one task of the event loop, after which deferred work of the element is done. */
export function turn(): Promise<void> {
  return new Promise((resolve) => setTimeout(() => setTimeout(resolve)));
}

/** Ample, because only a failing test waits this long, and the machine may be slow. */
const timeoutMs = 60_000;

/** Waits for a condition. Throws an error with its source if it stays false. */
export async function until(condition: () => boolean): Promise<void> {
  const deadline = performance.now() + timeoutMs;
  while (!condition()) {
    if (performance.now() > deadline) throw new Error(`timed out waiting for: ${String(condition)}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
