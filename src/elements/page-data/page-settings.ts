import { asRecord, type Fields } from '../../domain/as-record.ts';
import { fieldOfAttribute } from '../../domain/host-properties.ts';
import { tryOrNull } from '../../domain/try-or-null.ts';
import { unclobbered } from '../../dom/unclobbered.ts';
import {
  dataAttribute,
  documentSources,
  elementSources,
  firstFields,
  readOverrides,
  type AssignedData,
  type DataSource,
  type Overrides,
} from './page-data.ts';
import { shownElements } from './shown-elements.ts';

/** The settings of the page that the elements of a wishlist share. */
export interface PageSettings {
  /** Absolute. */
  readonly baseUrl: string;
  readonly tenant: string;
  /** null for a guest. */
  readonly customerEmailHash: string | null;
}

const elementNames = 'wishlist-toggle,wishlist-fragment,cart-fragment';

/**
 * Reads the attributes of all elements, the script of the document and the data of all elements, in this order of
 * precedence. Returns a function for the settings of one element, whose own data comes first, except for the login: it
 * applies to the whole page.
 */
export function readPageSettings(document: Document): (host: Element) => PageSettings {
  const found = new Set([...unclobbered(document).querySelectorAll(elementNames), ...shownElements()]);
  const read = new Map([...found].map((element) => [element, readElement(element)]));
  const elements = [...read.values()];
  const attributes = elements.map((element) => element.attributes);
  const levels = [
    ...attributes,
    pickSettings(fieldsFrom(documentSources(document))),
    ...elements.map(({ data }) => data),
  ];
  const first = (field: keyof PageSettings) => levels.find((level) => level[field] !== undefined)?.[field];
  const page = { baseUrl: first('baseUrl') ?? '/', tenant: first('tenant') ?? '' };
  // Pages update their elements one after the other, so one that is not logged in yet does not mean a guest.
  const loggedIn = attributes.find(({ customerEmailHash }) => customerEmailHash)?.customerEmailHash;
  const customerEmailHash = loggedIn ?? (first('customerEmailHash') || null);
  return (host) => {
    // The document's query does not find hearts inside shadow roots.
    const own = read.get(host) ?? readElement(host);
    const { baseUrl, tenant } = { ...page, ...own.data, ...own.attributes };
    return { baseUrl: absolute(baseUrl, host.baseURI), tenant, customerEmailHash };
  };
}

/** At the last, the parser has reached all data of the page. */
const dataEvents = ['cartFragmentReady', 'cartFragmentData', 'DOMContentLoaded'];

/** Watches the attributes of all elements. Returns a function that stops watching. */
export function watchPageSettings(document: Document, changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document, { subtree: true, attributeFilter: [...Object.keys(fieldOfAttribute), dataAttribute] });
  // A cart may receive its data late.
  for (const event of dataEvents) window.addEventListener(event, changed);
  return () => {
    observer.disconnect();
    for (const event of dataEvents) window.removeEventListener(event, changed);
  };
}

function readElement(element: Element): { readonly attributes: Overrides; readonly data: Overrides } {
  // A page may have a hundred hearts, none of which has data.
  const sources = element.localName === 'wishlist-toggle' ? [] : ownSources(element);
  return { attributes: readOverrides(element), data: pickSettings(fieldsFrom(sources)) };
}

/** Returns the unvalidated data for an element: its own, or the document's; empty if there is none. */
export function readFields(element: Element): Fields {
  return fieldsFrom([...ownSources(element), ...documentSources(element.ownerDocument)]);
}

export function ownSources(element: Element): DataSource[] {
  const { fragmentData } = element as { readonly fragmentData?: AssignedData['value'] | null };
  return elementSources(element, fragmentData ? { value: fragmentData, json: null } : null);
}

function fieldsFrom(sources: readonly DataSource[]): Fields {
  return firstFields(sources) ?? recordOf(null);
}

function pickSettings({ baseUrl, tenant, rootComponentProps }: Fields): Overrides {
  const { customerEmailHash } = recordOf(rootComponentProps);
  const fields = Object.entries({ baseUrl, tenant, customerEmailHash }).filter(
    ([, value]) => typeof value === 'string',
  );
  return { __proto__: null, ...Object.fromEntries(fields) } as Overrides;
}

/** Returns an empty record for anything but an object. */
export function recordOf(value: unknown): Fields {
  return asRecord(value) ?? { __proto__: null };
}

function absolute(url: string, base: string): string {
  const { protocol = '', href = '' } = tryOrNull(() => new URL(url, base)) ?? {};
  return /^https?:$/.test(protocol) ? href : new URL('/', location.href).href;
}
