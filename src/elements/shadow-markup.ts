import { earlyAttribute, serverRenderedAttribute, earlyCartAttribute } from '../domain/server-markup.ts';
import { shieldContainer, unclobbered } from '../dom/unclobbered.ts';
import type { Control } from './early/control.ts';
import { claim } from './early/handover.ts';

/** The shadow root into which the cart is rendered. */
export interface ShadowMarkup {
  readonly root: ShadowRoot;
  /** React's container, next to the style of the server markup. */
  readonly container: HTMLElement;
  /** Whether the container has a picture. */
  readonly rendered: boolean;
  /** Whether the picture is the server's. */
  readonly isServers: boolean;
  readonly touched: readonly Control[];
}

/**
 * Returns the picture of the server or of the element itself, otherwise an empty container. Children may also come from a
 * clone or another script. Removes the attribute, so that markup is hydrated only once.
 */
export function takeMarkup(host: HTMLElement): ShadowMarkup {
  const { touched, drawn } = claim(host);
  const root = host.shadowRoot ?? adoptTemplate(host) ?? host.attachShadow({ mode: 'open' });
  const container = [...root.children].find((child): child is HTMLElement => child.localName === 'div');
  const marked = drawn ?? isServerMarkup(host);
  host.removeAttribute(serverRenderedAttribute);
  host.removeAttribute(earlyCartAttribute);
  if (marked && container?.firstElementChild) {
    for (const button of container.querySelectorAll(`[${earlyAttribute}]`)) {
      button.removeAttribute(earlyAttribute);
      button.removeAttribute('aria-disabled');
    }
    container.querySelector('.proceed[name]')?.remove();
    shieldContainer(container);
    return { root, container, rendered: true, isServers: !drawn, touched };
  }
  return { ...createContainer(host), rendered: false, isServers: false, touched };
}

export const isServerMarkup = (host: Element): boolean => host.hasAttribute(serverRenderedAttribute);

/** Replaces the content of the shadow root by an empty container. */
export function createContainer(host: HTMLElement): Pick<ShadowMarkup, 'root' | 'container'> {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  const container = unclobbered(host.ownerDocument).createElement('div');
  shieldContainer(container);
  root.replaceChildren(container);
  return { root, container };
}

/** Markup inserted with `innerHTML` or by a library's swap keeps its declarative shadow root as a plain template. */
function adoptTemplate(host: HTMLElement): ShadowRoot | null {
  const template = [...host.children].find((child) => child.matches('template[shadowrootmode]'));
  if (!(template instanceof HTMLTemplateElement)) return null;
  const root = host.attachShadow({ mode: 'open' });
  root.append(template.content);
  template.remove();
  return root;
}
