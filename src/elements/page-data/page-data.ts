import { asRecord, type Fields } from '../../domain/as-record.ts';
import { cartFragmentId } from '../../domain/fragment-data.ts';
import { fieldOfAttribute } from '../../domain/host-properties.ts';
import { tryOrNull } from '../../domain/try-or-null.ts';
import { withoutWrapper } from '../../api/without-wrapper.ts';
import { unclobbered } from '../../dom/unclobbered.ts';
import { brandAttribute } from '../show-brand.ts';
import { isParsed } from '../../dom/when-parsed.ts';
import type { FragmentDataInput } from '../../domain/fragment-data-input.ts';

/** Fragment data assigned to an element's property. */
export interface AssignedData {
  value: FragmentDataInput | string;
  /** For comparison; null if the value cannot be serialized. */
  readonly json: string | null;
}

/** One source of fragment data. Its content may be unusable. */
export interface DataSource {
  /** For `child`, `named` and `document`, a script. */
  readonly name: 'property' | 'attribute' | 'child' | 'named' | 'document';
  /** The assigned data, or the text of an attribute or a script. */
  readonly content: AssignedData | string;
}

/** Values of the overriding attributes that are present, by field. */
export type Overrides = Partial<Record<(typeof fieldOfAttribute)[keyof typeof fieldOfAttribute], string>>;

export interface PageData {
  /** From the highest precedence to the lowest. */
  readonly sources: readonly DataSource[];
  readonly overrides: Overrides;
}

/** The attribute that contains the same JSON as the property. */
export const dataAttribute = 'fragment-data';

/** The type may have parameters, such as `; charset=utf-8`. */
const jsonScript = 'script[type^="application/json" i]';

/** Returns the earlier assignment if the data is equal: some frameworks assign a new object on every change of the page. */
export function assign(before: AssignedData | null, value: AssignedData['value'] | null): AssignedData | null {
  if (value === null) return null;
  const json = tryOrNull(() => JSON.stringify(value));
  if (!before || !json || before.json !== json) return { value, json };
  before.value = value;
  return before;
}

export function findPageData(host: Element, assigned: AssignedData | null): PageData {
  return {
    sources: [...elementSources(host, assigned), ...documentSources(host.ownerDocument)],
    overrides: readOverrides(host),
  };
}

/** The data from which the server rendered: only scripts, without overriding attributes. */
export function findServerData(host: Element): PageData {
  return { sources: [...scriptSources(host), ...documentSources(host.ownerDocument)], overrides: {} };
}

/** The sources for this element only. */
export function elementSources(host: Element, assigned: AssignedData | null): DataSource[] {
  // Frameworks write the second spelling if the element is not defined yet.
  const attribute = host.getAttribute(dataAttribute) ?? host.getAttribute('fragmentdata');
  return [...sourceOf('property', assigned), ...sourceOf('attribute', attribute), ...scriptSources(host)];
}

/** The source that all elements of the document share. */
export function documentSources(document: Document): DataSource[] {
  const script = unclobbered(document).querySelector(`${jsonScript}[data-fragment-id="${cartFragmentId}"]`);
  return sourceOf('document', textOf(script));
}

function scriptSources(host: Element): DataSource[] {
  const { ownerDocument: document } = host;
  const id = host.getAttribute('data-source');
  const named = id ? (shadowRootOf(host)?.getElementById?.(id) ?? unclobbered(document).getElementById(id)) : null;
  return [
    // Any descendant, because some CMS editors wrap the script in a `<p>` or `<div>`.
    ...sourceOf('child', textOf(host.querySelector(jsonScript))),
    ...sourceOf('named', textOf(named)),
  ];
}

function sourceOf(name: DataSource['name'], content: DataSource['content'] | null): DataSource[] {
  return content ? [{ name, content }] : [];
}

/** Returns the shadow root of another component that contains the element; for a removed element, its topmost ancestor. */
function shadowRootOf(host: Element): Partial<ShadowRoot> | null {
  const root = host.getRootNode();
  return root === host.ownerDocument ? null : (root as ShadowRoot);
}

/** Returns the text of a script; null if it is empty or not completely parsed. */
function textOf(script: Element | null | undefined): string | null {
  return (script && isParsed(script) && script.textContent.trim()) || null;
}

export function readOverrides(host: Element): Overrides {
  const read = { __proto__: null } as Overrides;
  for (const [attribute, field] of Object.entries(fieldOfAttribute)) {
    const value = host.getAttribute(attribute);
    if (value !== null) read[field] = value;
  }
  return read;
}

export function isSamePageData(a: PageData, b: PageData): boolean {
  return (
    a.sources.length === b.sources.length &&
    a.sources.every(({ content }, index) => content === b.sources[index]?.content) &&
    JSON.stringify(a.overrides) === JSON.stringify(b.overrides)
  );
}

/** Returns the unvalidated fields of a source; null if it contains no object. */
export function fieldsOf(source: DataSource): Fields | null {
  const content = contentOf(source);
  return asRecord(typeof content === 'string' ? tryOrNull(() => JSON.parse(content) as unknown) : content);
}

export function firstFields(sources: readonly DataSource[]): Fields | undefined {
  return sources.map(fieldsOf).find((fields) => fields !== null);
}

/** Returns the text of a source without its wrapper, or the assigned value. */
export function contentOf({ content }: DataSource): unknown {
  const value = typeof content === 'object' ? content.value : content;
  return typeof value === 'string' ? withoutWrapper(value) : value;
}

/** Frameworks that morph the page change the data script, and the attribute that the element sets itself. */
export function watchContent(host: Element, changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(host, { childList: true, characterData: true, subtree: true, attributeFilter: [brandAttribute] });
  return () => observer.disconnect();
}
