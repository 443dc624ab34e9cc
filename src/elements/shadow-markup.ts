import { serverMark } from '../domain/server-markup.ts';

/** Where the cart is rendered. */
export interface ShadowMarkup {
  readonly root: ShadowRoot;
  /** React's own place in it, beside style that the server has put there. */
  readonly container: HTMLElement;
  /** Whether the container holds the server's rendering of the cart. */
  readonly rendered: boolean;
}

/**
 * Takes over the server's markup where it is marked as such, and makes an empty place otherwise: children alone prove
 * nothing, since a clone or another script may have left them. The mark is taken off, so this happens once.
 */
export function takeMarkup(host: HTMLElement): ShadowMarkup {
  const root = host.shadowRoot ?? adoptTemplate(host) ?? host.attachShadow({ mode: 'open' });
  const container = Array.from(root.children).find((child): child is HTMLElement => child.localName === 'div');
  const marked = host.hasAttribute(serverMark);
  host.removeAttribute(serverMark);
  if (marked && container?.firstElementChild) return { root, container, rendered: true };

  const fresh = host.ownerDocument.createElement('div');
  root.replaceChildren(fresh);
  return { root, container: fresh, rendered: false };
}

/** Markup that came by `innerHTML` or a swap of the page's script keeps its declarative root as a mere template. */
function adoptTemplate(host: HTMLElement): ShadowRoot | null {
  const template = Array.from(host.children).find((child) => child.matches('template[shadowrootmode]'));
  if (!(template instanceof HTMLTemplateElement)) return null;
  const root = host.attachShadow({ mode: 'open' });
  root.append(template.content);
  template.remove();
  return root;
}
