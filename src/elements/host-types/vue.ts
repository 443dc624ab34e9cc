import type { FragmentDataInput } from '../fragment-data-input.ts';
import type { FragmentEventMap } from '../fragment-events.ts';
import type { TagAttributes } from './tag-attributes.ts';

/** `<cart-fragment>` in a Vue template: attributes, `.fragmentData`, and event handlers such as `@cartChange`. */
export type CartFragmentVueComponent = new () => {
  $props: TagAttributes & {
    readonly [Name in keyof FragmentEventMap as `on${Capitalize<Name>}`]?: (event: FragmentEventMap[Name]) => void;
  } & { readonly fragmentData?: FragmentDataInput | null };
};

// A ts-ignore comment is kept in the emitted declarations; ts-expect-error would fail there for hosts with Vue.
// eslint-disable-next-line @typescript-eslint/ban-ts-comment
/** @ts-ignore Hosts without Vue lack its types and do not need them. */
declare module 'vue' {
  interface GlobalComponents {
    'cart-fragment': CartFragmentVueComponent;
  }
}
