import { cartFragmentId, type FragmentData } from '../domain/fragment-data.ts';
import { parseFragmentData } from '../api/parse-fragment-data.ts';
import type { FragmentDataInput } from './fragment-data-input.ts';
import { findById, findInDocument } from './unclobbered.ts';
import { isParsed } from './when-parsed.ts';

/** Fragment data set as the element's property; a new object each time it is set. */
export interface GivenData {
  readonly value: FragmentDataInput | string;
}

/** Unvalidated fragment data and the overriding attributes. Equal parts mean that nothing has changed. */
export interface FragmentSource {
  /** The property's value, or the text of a script; null without either. */
  readonly origin: GivenData | string | null;
  /** Values of the overriding attributes in the order of `overrides`; null if absent. */
  readonly attributes: readonly (string | null)[];
}

/** Attributes that override a single field (rulings, 9), also if empty. */
const overrides = [
  { attribute: 'base-url', field: 'baseUrl', inProps: false },
  { attribute: 'tenant', field: 'tenant', inProps: false },
  { attribute: 'customer-email-hash', field: 'customerEmailHash', inProps: true },
  { attribute: 'next-step-url', field: 'nextStepUrl', inProps: true },
  { attribute: 'last-check-url', field: 'lastCheckUrl', inProps: true },
] as const;

/** Searches the property, a child script, the script named by `data-source`, and the document, in this order. */
export function findSource(host: Element, given: GivenData | null): FragmentSource {
  return {
    origin: given ?? scriptText(host),
    attributes: overrides.map(({ attribute }) => host.getAttribute(attribute)),
  };
}

export function isSameSource(one: FragmentSource, other: FragmentSource): boolean {
  return one.origin === other.origin && one.attributes.every((value, index) => value === other.attributes[index]);
}

/**
 * Validates the data of a source. Returns null if they are missing or unusable.
 * @param attributes override those of the source. Server markup was rendered without any.
 */
export function readSource(
  { origin, attributes: own }: FragmentSource,
  pageUrl: string,
  attributes = own,
): FragmentData | null {
  try {
    const [baseUrl] = attributes;
    // A tag with base-url and nothing else takes the default of every other field.
    const raw = origin === null && baseUrl ? {} : rawData(origin);
    return raw && parseFragmentData(overridden(raw, attributes), pageUrl);
  } catch {
    return null; // A getter of the page's object threw.
  }
}

/** The type may have parameters, such as `; charset=utf-8`. */
const jsonScript = 'script[type^="application/json" i]';

function scriptText(host: Element): string | null {
  const { ownerDocument: document } = host;
  const id = host.getAttribute('data-source');
  return (
    // Not only a child, because the editors of some CMSs wrap it in a `<p>` or `<div>`.
    textOf(host.querySelector(jsonScript)) ??
    textOf(id ? (rootOf(host)?.getElementById(id) ?? findById(document, id)) : null) ??
    textOf(findInDocument(document, `${jsonScript}[data-fragment-id="${cartFragmentId}"]`))
  );
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

type Raw = Readonly<Record<string, unknown>>;

function rawData(origin: FragmentSource['origin']): Raw | null {
  const value = valueOf(origin);
  return asRecord(typeof value === 'string' ? parseJson(value) : value);
}

/** The text of a script without its wrapper, or what the page has set. */
export function valueOf(origin: FragmentSource['origin']): unknown {
  const value = typeof origin === 'object' ? origin?.value : origin;
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

function asRecord(value: unknown): Raw | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Raw) : null;
}

function overridden(raw: Raw, attributes: FragmentSource['attributes']): Raw {
  const fields = (inProps: boolean) =>
    Object.fromEntries(
      overrides.flatMap((override, index) => {
        const value = attributes[index];
        return override.inProps === inProps && typeof value === 'string' ? [[override.field, value]] : [];
      }),
    );
  return {
    ...raw,
    ...fields(false),
    rootComponentProps: { ...asRecord(raw['rootComponentProps']), ...fields(true) },
  };
}
