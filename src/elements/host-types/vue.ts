import type { FragmentDataInput } from '../fragment-data-input.ts';
import type { FragmentEventMap } from '../fragment-events.ts';
import type { TagAttributes } from './tag-attributes.ts';

/** `<cart-fragment>` in a Vue template: attributes, `.fragmentData`, and `@cartChange` and so on for its events. */
export type CartFragmentVueComponent = new () => {
  $props: TagAttributes & {
    readonly [Name in keyof FragmentEventMap as `on${Capitalize<Name>}`]?: (event: FragmentEventMap[Name]) => void;
  } & { readonly fragmentData?: FragmentDataInput | null };
};

// The declaration keeps its comment, and with it what it allows.
// eslint-disable-next-line @typescript-eslint/ban-ts-comment
/** @ts-ignore A page without Vue has no types of it, and then needs none. */
declare module 'vue' {
  interface GlobalComponents {
    'cart-fragment': CartFragmentVueComponent;
  }
}
