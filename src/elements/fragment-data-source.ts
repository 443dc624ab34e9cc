import { cartFragmentId } from '../domain/fragment-data.ts';
import type { FragmentDataInput } from './fragment-data-input.ts';
import { unclobbered } from '../react/unclobbered.ts';
import { isParsed } from './when-parsed.ts';

/** Fragment data set as the element's property; the same object as long as equal data are set. */
export interface GivenData {
  value: FragmentDataInput | string;
  /** For comparison; null if the value has no JSON. */
  readonly json: string | null;
}

/** One place with fragment data, which may be unusable. */
export interface Origin {
  readonly place: 'property' | 'attribute' | 'child script' | 'script of data-source' | 'script of the document';
  /** The property's value, or the text of an attribute or a script. */
  readonly value: GivenData | string;
}

/** Unvalidated fragment data and the overriding attributes. Equal parts mean that nothing has changed. */
export interface FragmentSource {
  /** In the order in which they are asked (rulings, 9 and 64). */
  readonly origins: readonly Origin[];
  /** Values of the overriding attributes in the order of `overrides`; null if absent. */
  readonly attributes: readonly (string | null)[];
}

/** Attributes that override a single field (rulings, 9), also if empty. */
export const overrides = [
  { attribute: 'base-url', field: 'baseUrl', inProps: false },
  { attribute: 'tenant', field: 'tenant', inProps: false },
  { attribute: 'customer-email-hash', field: 'customerEmailHash', inProps: true },
  { attribute: 'next-step-url', field: 'nextStepUrl', inProps: true },
  { attribute: 'last-check-url', field: 'lastCheckUrl', inProps: true },
] as const;

/** The attribute that holds the same JSON as the property. */
export const dataAttribute = 'fragment-data';

/** Searches the property, the attribute and the scripts. */
export function findSource(host: Element, given: GivenData | null): FragmentSource {
  return {
    origins: [...findOwnData(host, given), ...findPageData(host.ownerDocument)],
    attributes: overrides.map(({ attribute }) => host.getAttribute(attribute)),
  };
}

/** The scripts alone, without overriding attributes: what server markup was rendered from. */
export function findRenderedSource(host: Element): FragmentSource {
  return { origins: [...findScripts(host), ...findPageData(host.ownerDocument)], attributes: [] };
}

/** The data that an element has for itself. */
export function findOwnData(host: Element, given: GivenData | null): Origin[] {
  // Frameworks write the second one where the property is not known yet.
  const attribute = host.getAttribute(dataAttribute) ?? host.getAttribute('fragmentdata');
  return [...originOf('property', given), ...originOf('attribute', attribute), ...findScripts(host)];
}

/** The data of the document, for all its elements. */
export function findPageData(document: Document): Origin[] {
  const script = unclobbered(document).querySelector(`${jsonScript}[data-fragment-id="${cartFragmentId}"]`);
  return originOf('script of the document', textOf(script));
}

function originOf(place: Origin['place'], value: Origin['value'] | null): Origin[] {
  return value ? [{ place, value }] : [];
}

export function isSameSource(one: FragmentSource, other: FragmentSource): boolean {
  return (
    one.origins.length === other.origins.length &&
    one.origins.every(({ value }, index) => value === other.origins[index]?.value) &&
    one.attributes.every((value, index) => value === other.attributes[index])
  );
}

/** The type may have parameters, such as `; charset=utf-8`. */
const jsonScript = 'script[type^="application/json" i]';

function findScripts(host: Element): Origin[] {
  const { ownerDocument: document } = host;
  const id = host.getAttribute('data-source');
  const named = id ? (rootOf(host)?.getElementById(id) ?? unclobbered(document).getElementById(id)) : null;
  return [
    // Not only a child, because the editors of some CMSs wrap it in a `<p>` or `<div>`.
    ...originOf('child script', textOf(host.querySelector(jsonScript))),
    ...originOf('script of data-source', textOf(named)),
  ];
}

/** Returns the shadow root of another component that contains the element. */
function rootOf(host: Element): ShadowRoot | null {
  const root = host.getRootNode();
  return root === host.ownerDocument ? null : (root as ShadowRoot);
}

/** Returns the text of a script; null if it is empty or not completely parsed. */
function textOf(script: Element | null | undefined): string | null {
  return (script && isParsed(script) && script.textContent.trim()) || null;
}

export type Raw = Readonly<Record<string, unknown>>;

/** The unvalidated data of a place; null if they are no object. */
export function rawData(origin: Origin): Raw | null {
  const value = valueOf(origin);
  return asRecord(typeof value === 'string' ? parseJson(value) : value);
}

/** The data of the first usable place (rulings, 55). */
export function firstRawData(origins: readonly Origin[]): Raw | undefined {
  return origins.map(rawData).find((raw) => raw !== null);
}

/** The text of a script without its wrapper, or what the page has set. */
export function valueOf(origin: Origin): unknown {
  const value = typeof origin.value === 'object' ? origin.value.value : origin.value;
  return typeof value === 'string' ? value.trim().replace(wrapper, '') : value;
}

/** What CMSs put around a script, for browsers and parsers of old: CDATA sections and comments. */
const wrapper = /^(?:\/[/*])?\s*<!(?:\[CDATA\[|--)\s*(?:\*\/)?|(?:\/[/*])?[ \t]?(?:\]\]|--)>\s*(?:\*\/)?$/g;

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The own fields of an object: what scripts add to `Object.prototype` is no data. */
export function asRecord(value: unknown): Raw | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  try {
    return { __proto__: null, ...value };
  } catch {
    return null; // A getter of the page's object threw.
  }
}
