import { prototypeOf } from '../unclobbered.ts';

/** What the elements of a wishlist have to know of the shop. */
export interface PageSettings {
  /** Absolute. */
  readonly baseUrl: string;
  readonly tenant: string;
  /** null for a guest. */
  readonly customerEmailHash: string | null;
}

/** Where a page says it, from the strongest to the weakest. */
type Source = Partial<Record<'baseUrl' | 'tenant' | 'customerEmailHash', string>>;

const elementNames = 'wishlist-toggle,wishlist-fragment,cart-fragment';

/** Attributes by which a page says at run time that somebody has logged in, and where the shop is. */
export const settingAttributes = {
  'base-url': 'baseUrl',
  tenant: 'tenant',
  'customer-email-hash': 'customerEmailHash',
};

/**
 * What the page says in the attributes of its elements, in its data scripts and in the data of its elements. Returns the
 * settings of an element, whose own attributes come first. Login is a matter of the page: who is logged in for one
 * element is so for all.
 */
export function readPageSettings(document: Document): (host: Element) => PageSettings {
  const all = (selector: string) => [...prototypeOf(document).querySelectorAll.call(document, selector)];
  const elements = all(elementNames);
  const attributes = elements.map(attributesOf);
  const sources = [...attributes, ...all('script[data-fragment-id]').map(dataOf), ...elements.map(ownDataOf)];
  const first = (field: keyof Source) => sources.find((source) => source[field] !== undefined)?.[field];
  const page = { baseUrl: first('baseUrl') ?? '/', tenant: first('tenant') ?? '' };
  // Elements learn of a login one after the other.
  const loggedIn = attributes.find(({ customerEmailHash }) => customerEmailHash)?.customerEmailHash;
  const customerEmailHash = loggedIn ?? (first('customerEmailHash') || null);
  return (host) => {
    const { baseUrl, tenant } = { ...page, ...ownDataOf(host), ...attributesOf(host) };
    return { baseUrl: absolute(baseUrl, host.baseURI), tenant, customerEmailHash };
  };
}

function attributesOf(element: Element): Source {
  return Object.fromEntries(
    Object.entries(settingAttributes).flatMap(([attribute, field]) => {
      const value = element.getAttribute(attribute);
      return value === null ? [] : [[field, value]];
    }),
  );
}

function ownDataOf(element: Element): Source {
  const script = ownScriptOf(element);
  return given(element) ? pick(readGiven(element)) : script ? dataOf(script) : {};
}

/** The data of an element, as a property, an attribute, a child script, a script that it names, or for the document. */
export function rawDataOf(element: Element): unknown {
  if (given(element)) return readGiven(element);
  const script =
    ownScriptOf(element) ?? Document.prototype.querySelector.call(element.ownerDocument, 'script[data-fragment-id]');
  return script ? parse(script.textContent) : null;
}

function given(element: Element): unknown {
  return (element as { readonly fragmentData?: unknown }).fragmentData || element.getAttribute('fragment-data');
}

function readGiven(element: Element): unknown {
  const data = given(element);
  return typeof data === 'string' ? parse(data) : data;
}

function ownScriptOf(element: Element): Element | null {
  const child = element.firstElementChild && element.querySelector(':scope > script[type="application/json" i]');
  const id = element.getAttribute('data-source');
  return child ?? (id ? Document.prototype.getElementById.call(element.ownerDocument, id) : null);
}

const parsed = new WeakMap<Element, { readonly text: string; readonly source: Source }>();

/** Data scripts can be long, and every heart asks for them. */
function dataOf(script: Element): Source {
  const text = script.textContent;
  let known = parsed.get(script);
  if (known?.text !== text) parsed.set(script, (known = { text, source: pick(parse(text)) }));
  return known.source;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function pick(data: unknown): Source {
  const { baseUrl, tenant, rootComponentProps } = fieldsOf(data);
  const { customerEmailHash } = fieldsOf(rootComponentProps);
  return Object.fromEntries(
    Object.entries({ baseUrl, tenant, customerEmailHash }).filter(([, value]) => typeof value === 'string'),
  );
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return Object(value) as Record<string, unknown>;
}

function absolute(url: string, base: string): string {
  try {
    const { protocol, href } = new URL(url, base);
    if (/^https?:$/.test(protocol)) return href;
  } catch {
    // Not a URL.
  }
  return new URL('/', location.href).href;
}
