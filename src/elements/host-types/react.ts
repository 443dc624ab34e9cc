import type { FragmentDataInput } from '../fragment-data-input.ts';
import type { FragmentEventMap } from '../fragment-events.ts';
import type { CartFragmentElement } from '../cart-fragment-element.ts';
import type { TagAttributes } from './tag-attributes.ts';

/** `<cart-fragment>` in JSX: attributes, the property `fragmentData`, and event handlers such as `oncartChange`. */
export type CartFragmentReactProps = TagAttributes & {
  readonly [Name in keyof FragmentEventMap as `on${Name}`]?: ((event: FragmentEventMap[Name]) => void) | undefined;
} & {
  readonly fragmentData?: FragmentDataInput | null | undefined;
  readonly ref?: ((element: CartFragmentElement | null) => void) | { current: CartFragmentElement | null } | undefined;
  readonly key?: string | number | undefined;
  readonly id?: string | undefined;
  readonly class?: string | undefined;
  readonly className?: string | undefined;
  readonly style?: object | undefined;
  readonly slot?: string | undefined;
  readonly hidden?: boolean | undefined;
  readonly suppressHydrationWarning?: boolean | undefined;
  readonly children?: unknown;
};

// A ts-ignore comment is kept in the emitted declarations; ts-expect-error would fail there for hosts with React.
// eslint-disable-next-line @typescript-eslint/ban-ts-comment
/** @ts-ignore Hosts without React lack its types and do not need them. */
declare module 'react' {
  // eslint-disable-next-line @typescript-eslint/no-namespace
  namespace JSX {
    interface IntrinsicElements {
      'cart-fragment': CartFragmentReactProps;
    }
  }
}
