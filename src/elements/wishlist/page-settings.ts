import { asRecord, findOwnData, findPageData, firstRawData, type Origin, type Raw } from '../fragment-data-source.ts';
import { unclobbered } from '../../react/unclobbered.ts';

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
} as const;

const settings = Object.entries(settingAttributes);

/** Without the fields that scripts add to `Object.prototype`. */
const none: Raw = { __proto__: null };

/**
 * What the page says in the attributes of its elements, in its data script and in the data of its elements. Returns the
 * settings of an element, whose own attributes come first. Login is a matter of the page: who is logged in for one
 * element is so for all.
 */
export function readPageSettings(document: Document): (host: Element) => PageSettings {
  const read = new Map(
    [...unclobbered(document).querySelectorAll(elementNames)].map((element) => [element, readElement(element)]),
  );
  const elements = [...read.values()];
  const attributes = elements.map((element) => element.attributes);
  const sources = [...attributes, pick(usable(findPageData(document))), ...elements.map(({ data }) => data)];
  const first = (field: keyof Source) => sources.find((source) => source[field] !== undefined)?.[field];
  const page = { baseUrl: first('baseUrl') ?? '/', tenant: first('tenant') ?? '' };
  // Elements learn of a login one after the other.
  const loggedIn = attributes.find(({ customerEmailHash }) => customerEmailHash)?.customerEmailHash;
  const customerEmailHash = loggedIn ?? (first('customerEmailHash') || null);
  return (host) => {
    // Inside another shadow root, it is not among the document's.
    const own = read.get(host) ?? readElement(host);
    const { baseUrl, tenant } = { ...page, ...own.data, ...own.attributes };
    return { baseUrl: absolute(baseUrl, host.baseURI), tenant, customerEmailHash };
  };
}

/** What an element says for itself. Hearts have no data, and a page may have a hundred of them. */
function readElement(element: Element): { readonly attributes: Source; readonly data: Source } {
  const data = element.localName === 'wishlist-toggle' ? none : pick(usable(ownOrigins(element)));
  return { attributes: attributesOf(element), data };
}

function attributesOf(element: Element): Source {
  const source = { __proto__: null } as Source;
  for (const [attribute, field] of settings) {
    const value = element.getAttribute(attribute);
    if (value !== null) source[field] = value;
  }
  return source;
}

/** The data of an element: its own, or those for the document. Without a field if there are none. */
export function rawDataOf(element: Element): Raw {
  return usable([...ownOrigins(element), ...findPageData(element.ownerDocument)]);
}

function ownOrigins(element: Element): Origin[] {
  const { fragmentData } = element as { readonly fragmentData?: object | string | null };
  return findOwnData(element, fragmentData ? { value: fragmentData, json: null } : null);
}

function usable(origins: readonly Origin[]): Raw {
  return firstRawData(origins) ?? none;
}

function pick({ baseUrl, tenant, rootComponentProps }: Raw): Source {
  const { customerEmailHash } = fieldsOf(rootComponentProps);
  const fields = Object.entries({ baseUrl, tenant, customerEmailHash }).filter(
    ([, value]) => typeof value === 'string',
  );
  return { __proto__: null, ...Object.fromEntries(fields) } as Source;
}

export function fieldsOf(value: unknown): Raw {
  return asRecord(value) ?? none;
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
