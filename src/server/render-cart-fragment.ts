import { renderToString } from '../render/render-to-string.ts';
import { parseFragmentData } from '../api/parse-fragment-data.ts';
import { FragmentInitError } from '../domain/fragment-init-error.ts';
import type { FragmentData } from '../domain/fragment-data.ts';
import type { FragmentDataInput } from '../domain/fragment-data-input.ts';
import {
  earlyAttribute,
  hydrateAttribute,
  type Hydration,
  serverRenderedAttribute,
  type EarlyCart,
  earlyCartAttribute,
} from '../domain/server-markup.ts';
import { asRecord } from '../domain/as-record.ts';
import { tryOrNull } from '../domain/try-or-null.ts';
import { hostProperties } from '../domain/host-properties.ts';
import { brandNameOf } from '../domain/tenant.ts';
import { trustedLink, unknownPage } from '../domain/urls.ts';
import { earlyCartOf } from '../render/early-cart.ts';
import { LateNotice } from '../render/late-notice.tsx';
import { pictureOf } from '../render/picture-of.ts';
import cartStyles from '../react/cart.css';
import earlyStyles from '../react/early/early.css';
import { initialState } from '../store/cart/cart-state.ts';
import { escapeMarkup } from '../render/escape-markup.ts';
import { embeddableJson, wellFormed } from './escape.ts';
import { formMarkup, joinForm } from './form-markup.ts';

export { type EarlyScript, type EarlyScriptOptions, cartFragmentEarlyScript } from './cart-fragment-early-script.ts';
export { cartFragmentHead, type HeadOptions } from './cart-fragment-head.ts';
export type { FragmentDataInput, Hydration };

export interface RenderOptions {
  /** Nonce of the page's Content Security Policy, for the `<style>` in the markup. */
  readonly nonce?: string;
  /**
   * URL of `cart-fragment.css`, which the markup then links instead of containing the style. Put the same
   * `<link rel="stylesheet">` into the page's head: with both, no browser paints the unstyled cart.
   */
  readonly stylesheetUrl?: string;
  /** The tag, if the page defines it with `defineCartFragment`; `cart-fragment` by default. */
  readonly name?: string;
  /**
   * When the early script loads the program, at the latest when the shopper touches a control: at once (the default), when
   * the browser is idle, when the cart comes near the viewport, or only then. Needs `cart-fragment.early.js` in place of
   * `cart-fragment.js`.
   */
  readonly hydrate?: Hydration;
}

/**
 * Renders the whole `<cart-fragment>…</cart-fragment>`: a declarative shadow root with the finished cart, and the data
 * script from which the element hydrates it. Uses no API of Node or the DOM.
 *
 * If baseUrl is relative, links and images remain relative to the page.
 *
 * Rejects with a FragmentInitError if the data is unusable, and with a TypeError if the name is.
 */
export async function renderCartFragment(
  fragmentData: FragmentDataInput,
  options: RenderOptions = {},
): Promise<string> {
  const { name = 'cart-fragment' } = options;
  if (!/^[a-z][a-z0-9._]*-[a-z0-9._-]*$/.test(name)) throw new TypeError(`not a valid custom element name: ${name}`);
  // Like the element: dates and decimals of a database are objects whose JSON is text.
  const json = tryOrNull(() => embeddableJson(fragmentData));
  const input = json && (JSON.parse(json) as FragmentDataInput);
  const data = input && parseFragmentData(input, unknownPage);
  if (!data) throw new FragmentInitError('data');
  const rendered = renderToString(pictureOf(initialState(data), { rendered: true }));
  const form = formOf(input, data);
  const html = wellFormed(
    [form?.before, '<div>', markButtons(form ? joinForm(rendered) : rendered), '</div>', form?.after].join(''),
  );
  const later = laterAttributes(data, options);
  return [
    `<${name} ${serverRenderedAttribute} data-brand="${brandNameOf(data.tenant)}"${later}>`,
    `<template shadowrootmode="open">${style(options)}${html}${later && renderToString(LateNotice({ hidden: true }))}</template>`,
    `<script type="application/json">${json}</script>`,
    `</${name}>`,
  ].join('');
}

/** The browser needs no `formAction`, so that the parsed data does not have it. */
function formOf(fragmentData: FragmentDataInput, data: FragmentData) {
  const { initialCart: cart } = data.rootComponentProps;
  const formAction = asRecord(asRecord(fragmentData)?.['rootComponentProps'])?.['formAction'];
  const action = typeof formAction === 'string' ? trustedLink(formAction, data.rootComponentProps, data.baseUrl) : null;
  return cart && cart.items.length > 0 && action !== null ? formMarkup(action, cart) : null;
}

/** What the early script needs; nothing if the page loads the program at once. */
function laterAttributes(data: FragmentData, { hydrate = 'load' }: RenderOptions): string {
  const cart = hydrate === 'load' ? null : earlyCartOf(data);
  if (!cart) return '';
  // Frameworks write the last one as an attribute if the element is not defined yet.
  const early: EarlyCart = { ...cart, properties: [...hostProperties, 'fragmentdata'] };
  return ` ${hydrateAttribute}="${escapeMarkup(hydrate)}" ${earlyCartAttribute}="${escapeMarkup(JSON.stringify(early))}"`;
}

/**
 * Disables the buttons until hydration, because they do nothing without scripts. `>` is escaped in texts and attributes,
 * so that a tag ends at the first one.
 */
function markButtons(html: string): string {
  return html.replaceAll(
    /<button(?![^>]* (?:aria-disabled|form)="\w)/g,
    `<button ${earlyAttribute} aria-disabled="true"`,
  );
}

function style({ nonce, stylesheetUrl }: RenderOptions): string {
  if (stylesheetUrl !== undefined) return `<link rel="stylesheet" href="${escapeMarkup(stylesheetUrl)}">`;
  return `<style${nonce === undefined ? '' : ` nonce="${escapeMarkup(nonce)}"`}>${cartStyles}\n${earlyStyles}</style>`;
}
