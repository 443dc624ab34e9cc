import { earlyAttribute, serverRenderedAttribute, earlyCartAttribute } from '../domain/server-markup.ts';
import { adoptStyle } from '../dom/adopt-style.ts';
import { shieldContainer } from '../dom/unclobbered.ts';
import cartStyles from '../react/cart.css';
import { createContainer, isServerMarkup } from './shadow-markup.ts';

/**
 * Returns the picture of the server or of the element itself, otherwise an empty container. Children may also come from a
 * clone or another script. Removes the attribute, so that markup is hydrated only once.
 * @param isDrawn whether the picture is the element's own.
 */
export function takeMarkup(host: HTMLElement, isDrawn: boolean) {
  const root = host.shadowRoot ?? adoptTemplate(host) ?? host.attachShadow({ mode: 'open' });
  const container = [...root.children].find((child): child is HTMLElement => child.localName === 'div');
  const isMarked = isDrawn || isServerMarkup(host);
  host.removeAttribute(serverRenderedAttribute);
  host.removeAttribute(earlyCartAttribute);
  if (!isMarked || !container?.firstElementChild) return createContainer(host);
  for (const button of container.querySelectorAll(`[${earlyAttribute}]`)) {
    button.removeAttribute(earlyAttribute);
    button.removeAttribute('aria-disabled');
  }
  container.querySelector('.proceed[name]')?.remove();
  shieldContainer(container);
  adoptStyle(root, cartStyles);
  // The style and the form of the server, or the notice that the program is late.
  for (const child of [...root.children]) if (child.localName !== 'div') root.removeChild(child);
  return { root, container, rendered: true };
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
