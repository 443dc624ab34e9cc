import type { FragmentDataInput } from '../../domain/fragment-data-input.ts';
import type { Hydration } from '../../domain/server-markup.ts';
import type { CartBadgeElement } from '../cart-badge-element.ts';
import type { CartFragmentElement } from '../cart-fragment-element.ts';
import type { FragmentEventMap, WishlistPageEventMap } from '../fragment-events.ts';
import type { WishlistBadgeElement } from '../wishlist-badge-element.ts';
import type { WishlistDataInput, WishlistFragmentElement } from '../wishlist-fragment-element.ts';
import type { WishlistToggleElement } from '../wishlist-toggle-element.ts';

/*
 * By hand, because the generators that read custom-elements.json lose types: they import no type that they name (`Cart`),
 * write the property `fragmentData` as `undefined`, leave the registration to the host (JSX), and spell events as templates
 * of Vue and Svelte 5 do not (`oncartChange` for Vue, `on:cartChange` alone for Svelte).
 */

/** Each tag in templates: its element, its attributes and properties, and its own events. */
export interface Tags {
  'cart-fragment': Tag<CartFragmentElement, CartAttributes, FragmentEventMap>;
  'cart-badge': Tag<CartBadgeElement, Pick<CommonAttributes, 'base-url'>>;
  'wishlist-badge': Tag<WishlistBadgeElement, Pick<CommonAttributes, 'base-url' | 'customer-email-hash'>>;
  'wishlist-toggle': Tag<WishlistToggleElement, ToggleAttributes, WishlistEventMap>;
  'wishlist-fragment': Tag<WishlistFragmentElement, PageAttributes, WishlistEventMap & WishlistPageEventMap>;
}

type ElementsByTag = { [Name in keyof Tags]: Tags[Name]['element'] };

declare global {
  interface HTMLElementTagNameMap extends ElementsByTag {}
}

interface Tag<Element, Attributes, Events = unknown> {
  readonly element: Element;
  readonly attributes: Attributes;
  readonly events: Events;
}

type WishlistEventMap = Pick<FragmentEventMap, 'wishlistChange' | 'wishlistError'>;

/** Attributes with any text. */
type Texts<Name extends string> = Readonly<Partial<Record<Name, string | undefined>>>;

type CommonAttributes = Texts<'base-url' | 'tenant' | 'customer-email-hash'>;

type ToggleAttributes = CommonAttributes & Texts<'product-id' | 'product-title' | 'product-data'>;

interface DataAttributes extends CommonAttributes, Texts<'fragment-data' | 'data-source'> {
  readonly hydrate?: Hydration | undefined;
}

interface CartAttributes extends DataAttributes, Texts<'next-step-url' | 'last-check-url'> {
  readonly fragmentData?: FragmentDataInput | null | undefined;
}

interface PageAttributes extends DataAttributes {
  readonly 'can-add-to-cart'?: boolean | '' | 'true' | 'false' | undefined;
  readonly fragmentData?: WishlistDataInput | string | null | undefined;
}

export type AttributesOf<Name extends keyof Tags> = Tags[Name]['attributes'];

/** Handlers of an element's own events, as a framework spells them: its prefix and the event's name. */
export type HandlersOf<Name extends keyof Tags, Prefix extends string> = {
  readonly [Event in keyof Tags[Name]['events'] & string as `${Prefix}${Event}`]?:
    | ((event: Tags[Name]['events'][Event]) => void)
    | undefined;
};

/** A tag in the JSX of React and Preact: attributes, the property `fragmentData`, and handlers such as `oncartChange`. */
export type JsxProps<Name extends keyof Tags> = AttributesOf<Name> &
  HandlersOf<Name, 'on'> & { readonly class?: string | undefined };

/** The attributes that a framework accepts on every element, overridden by those of the tag. */
export type WithOrdinary<Ordinary, Own> = Own & Omit<Ordinary, keyof Own>;
