import type { FragmentEventMap } from '../fragment-events.ts';
import type { WishlistDataInput } from '../wishlist-fragment-element.ts';

/** The attributes of `<wishlist-toggle>` and `<wishlist-fragment>` in templates. */
interface WishlistAttributes {
  readonly 'base-url'?: string | undefined;
  readonly tenant?: string | undefined;
  readonly 'customer-email-hash'?: string | undefined;
  readonly id?: string | undefined;
  readonly class?: string | undefined;
}

interface ToggleAttributes extends WishlistAttributes {
  readonly 'product-id'?: string | undefined;
  readonly 'product-title'?: string | undefined;
}

interface PageAttributes extends WishlistAttributes {
  readonly 'data-source'?: string | undefined;
  readonly fragmentData?: WishlistDataInput | string | null | undefined;
}

type WishlistEventName = 'wishlistChange' | 'wishlistError';
type Handlers<Prefix extends string> = {
  readonly [Name in WishlistEventName as `${Prefix}${Name}`]?: ((event: FragmentEventMap[Name]) => void) | undefined;
};
type VueHandlers = {
  readonly [Name in WishlistEventName as `on${Capitalize<Name>}`]?: (event: FragmentEventMap[Name]) => void;
};

interface ReactExtras {
  readonly className?: string | undefined;
  readonly key?: string | number | undefined;
  readonly children?: unknown;
}

/** `<wishlist-toggle>` in JSX, Vue and Svelte templates. */
export type WishlistToggleReactProps = ToggleAttributes & Handlers<'on'> & ReactExtras;
export type WishlistToggleVueComponent = new () => { $props: ToggleAttributes & VueHandlers };
export type WishlistToggleSvelteProps = ToggleAttributes & Handlers<'on'> & Handlers<'on:'>;

/** `<wishlist-fragment>` in JSX, Vue and Svelte templates. */
export type WishlistFragmentReactProps = PageAttributes & Handlers<'on'> & ReactExtras;
export type WishlistFragmentVueComponent = new () => { $props: PageAttributes & VueHandlers };
export type WishlistFragmentSvelteProps = PageAttributes & Handlers<'on'> & Handlers<'on:'>;

// eslint-disable-next-line @typescript-eslint/ban-ts-comment
/** @ts-ignore Hosts without React lack its types and do not need them. */
declare module 'react' {
  // eslint-disable-next-line @typescript-eslint/no-namespace
  namespace JSX {
    interface IntrinsicElements {
      'wishlist-toggle': WishlistToggleReactProps;
      'wishlist-fragment': WishlistFragmentReactProps;
    }
  }
}

// eslint-disable-next-line @typescript-eslint/ban-ts-comment
/** @ts-ignore Hosts without Vue lack its types and do not need them. */
declare module 'vue' {
  interface GlobalComponents {
    'wishlist-toggle': WishlistToggleVueComponent;
    'wishlist-fragment': WishlistFragmentVueComponent;
  }
}

declare global {
  // Svelte's tools read this global namespace.
  // eslint-disable-next-line @typescript-eslint/no-namespace
  namespace svelteHTML {
    interface IntrinsicElements {
      'wishlist-toggle': WishlistToggleSvelteProps;
      'wishlist-fragment': WishlistFragmentSvelteProps;
    }
  }
}
