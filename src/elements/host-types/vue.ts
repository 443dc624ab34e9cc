import type { FragmentEventMap } from '../fragment-events.ts';
import type { CartAttributes, EventHandlers, WithOrdinary } from './tag-attributes.ts';
import type {
  CartBadgeAttributes,
  WishlistBadgeAttributes,
  WishlistEventMap,
  WishlistFragmentAttributes,
  WishlistFragmentEventMap,
  WishlistToggleAttributes,
} from './wishlist.ts';

/** `<cart-fragment>` in a Vue template: attributes, `:fragmentData.prop`, and event handlers such as `@cartChange`. */
export type CartFragmentVueComponent = new () => {
  // The type checker of templates capitalizes the names itself.
  $props: CartAttributes & TemplateHandlers<FragmentEventMap>;
};

type TemplateHandlers<Events> = {
  readonly [Name in keyof Events & string as `on${Capitalize<Name>}`]?: (event: Events[Name]) => void;
};

/** `<wishlist-toggle>` in a Vue template. */
export type WishlistToggleVueComponent = new () => {
  $props: WishlistToggleAttributes & TemplateHandlers<WishlistEventMap>;
};

/** `<wishlist-fragment>` in a Vue template. */
export type WishlistFragmentVueComponent = new () => {
  $props: WishlistFragmentAttributes & TemplateHandlers<WishlistFragmentEventMap>;
};

/**
 * Event handlers in the JSX of Vue, such as `on:cartChange`. It reads `onCartChange` as the event `cart-change`, which is
 * never dispatched.
 */
type JsxHandlers<EventMap> = EventHandlers<'on:', EventMap> & {
  readonly [Name in keyof EventMap as `on${Capitalize<Name & string>}`]?: never;
};

/** `<cart-fragment>` in the JSX of Vue. */
export type CartFragmentVueProps = CartAttributes & JsxHandlers<FragmentEventMap>;

/** `<wishlist-toggle>` in the JSX of Vue. */
export type WishlistToggleVueProps = WishlistToggleAttributes & JsxHandlers<WishlistEventMap>;

/** `<wishlist-fragment>` in the JSX of Vue. */
export type WishlistFragmentVueProps = WishlistFragmentAttributes & JsxHandlers<WishlistFragmentEventMap>;

// oxlint-disable-next-line typescript/ban-ts-comment
/** @ts-ignore Hosts without Vue lack its types and do not need them. */
// oxlint-disable-next-line typescript/consistent-type-imports
type Ordinary = import('vue').HTMLAttributes;

type InTemplate<Component extends new () => { $props: object }> = new () => {
  $props: WithOrdinary<Ordinary, InstanceType<Component>['$props']>;
};

// oxlint-disable-next-line typescript/ban-ts-comment
/** @ts-ignore Likewise. */
declare module 'vue' {
  interface GlobalComponents {
    'cart-fragment': InTemplate<CartFragmentVueComponent>;
    'cart-badge': InTemplate<new () => { $props: CartBadgeAttributes }>;
    'wishlist-badge': InTemplate<new () => { $props: WishlistBadgeAttributes }>;
    'wishlist-toggle': InTemplate<WishlistToggleVueComponent>;
    'wishlist-fragment': InTemplate<WishlistFragmentVueComponent>;
  }
}

// oxlint-disable-next-line typescript/ban-ts-comment
/** @ts-ignore Likewise. */
declare module 'vue/jsx-runtime' {
  // oxlint-disable-next-line typescript/no-namespace
  namespace JSX {
    interface IntrinsicElements {
      'cart-fragment': WithOrdinary<Ordinary, CartFragmentVueProps>;
      'cart-badge': WithOrdinary<Ordinary, CartBadgeAttributes>;
      'wishlist-badge': WithOrdinary<Ordinary, WishlistBadgeAttributes>;
      'wishlist-toggle': WithOrdinary<Ordinary, WishlistToggleVueProps>;
      'wishlist-fragment': WithOrdinary<Ordinary, WishlistFragmentVueProps>;
    }
  }
}
