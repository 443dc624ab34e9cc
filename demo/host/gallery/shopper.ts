/** Uses the cart like a shopper. Each action waits for its control. */
export interface Shopper {
  /** Waits for a text in the cart. */
  seesText(text: string): Promise<void>;
  /** Waits for an element in the cart. */
  sees(selector: string): Promise<void>;
  /** Clicks a button, link or radio button by accessible name. */
  presses(name: string): Promise<void>;
  /** Enters a text into a field by name. */
  types(name: string, text: string): Promise<void>;
  chooses(name: string, option: string): Promise<void>;
  leaves(name: string): Promise<void>;
}

type Field = HTMLInputElement | HTMLSelectElement;

/** Milliseconds of real time to wait for an element. Only a broken state takes as long: the machine may be slow. */
const timeoutMs = 60_000;

export function createShopper(cart: HTMLElement): Shopper {
  const root = () => cart.shadowRoot;
  const button = (name: string) => find<HTMLElement>(root(), 'button, a, summary, input[type="radio"]', nameOf, name);
  const field = (name: string) => find<Field>(root(), 'input:not([type="radio"]), select', nameOf, name);
  const once = <Found>(what: string, look: () => Found | null | undefined) => appearance(cart, what, look);

  return {
    async seesText(text) {
      await once(text, () => (root()?.textContent.includes(text) ? true : null));
    },
    async sees(selector) {
      await once(selector, () => root()?.querySelector(selector));
    },
    async presses(name) {
      (await once(name, () => button(name))).click();
    },
    async types(name, text) {
      const input = await once(name, () => field(name));
      input.focus();
      // React has replaced the element's own setter and would not notice the change.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
      input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
    },
    async chooses(name, option) {
      const select = await once(name, () => field(name));
      select.value = option;
      select.dispatchEvent(new Event('change', { bubbles: true }));
    },
    async leaves(name) {
      (await once(name, () => field(name))).blur();
    },
  };
}

function find<Found extends HTMLElement>(
  root: ShadowRoot | null,
  selector: string,
  name: (element: HTMLElement) => string,
  wanted: string,
): Found | null {
  const elements = [...(root?.querySelectorAll<Found>(selector) ?? [])];
  return elements.find((element) => name(element) === wanted) ?? null;
}

function nameOf(element: HTMLElement): string {
  const labels = 'labels' in element ? ((element as HTMLInputElement).labels ?? []) : [];
  const text = element.ariaLabel ?? labels[0]?.textContent ?? element.textContent;
  return text.replace(/\s+/g, ' ').trim();
}

/** Resolves to the result of `look` once it finds something; rejects after the timeout. */
function appearance<Found>(cart: HTMLElement, what: string, look: () => Found | null | undefined): Promise<Found> {
  return new Promise((resolve, reject) => {
    const lookAgain = () => {
      const found = look();
      if (found === null || found === undefined) return;
      observer.disconnect();
      resolve(found);
    };
    const observer = new MutationObserver(lookAgain);
    observer.observe(cart.shadowRoot ?? cart, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
    AbortSignal.timeout(timeoutMs).addEventListener('abort', () => {
      observer.disconnect();
      reject(new Error(`the shopper waited in vain for "${what}"`));
    });
    lookAgain();
  });
}
