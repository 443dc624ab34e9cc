import type { FragmentDataInput } from '../fragment-data-input.ts';
import type { FragmentEventMap } from '../fragment-events.ts';
import type { TagAttributes } from './tag-attributes.ts';

/** `<cart-fragment>` in a Svelte template: event handlers such as `oncartChange` (Svelte 5) or `on:cartChange`. */
export type CartFragmentSvelteProps = TagAttributes & {
  readonly [Name in keyof FragmentEventMap as `on${Name}` | `on:${Name}`]?: (event: FragmentEventMap[Name]) => void;
} & {
  readonly fragmentData?: FragmentDataInput | null;
  readonly id?: string;
  readonly class?: string;
  readonly style?: string;
};

declare global {
  // Svelte's tools read this global namespace.
  // eslint-disable-next-line @typescript-eslint/no-namespace
  namespace svelteHTML {
    interface IntrinsicElements {
      'cart-fragment': CartFragmentSvelteProps;
    }
  }
}
