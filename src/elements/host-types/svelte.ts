import type { FragmentDataInput } from '../fragment-data-input.ts';
import type { FragmentEventMap } from '../fragment-events.ts';
import type { TagAttributes } from './tag-attributes.ts';

/** `<cart-fragment>` in a Svelte template: `oncartChange` in Svelte 5, `on:cartChange` before it, and so on. */
export type CartFragmentSvelteProps = TagAttributes & {
  readonly [Name in keyof FragmentEventMap as `on${Name}` | `on:${Name}`]?: (event: FragmentEventMap[Name]) => void;
} & {
  readonly fragmentData?: FragmentDataInput | null;
  readonly id?: string;
  readonly class?: string;
  readonly style?: string;
};

declare global {
  // The namespace that Svelte's tools read; it needs no package.
  // eslint-disable-next-line @typescript-eslint/no-namespace
  namespace svelteHTML {
    interface IntrinsicElements {
      'cart-fragment': CartFragmentSvelteProps;
    }
  }
}
