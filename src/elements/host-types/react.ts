import type { CartFragmentElement } from '../cart-fragment-element.ts';
import type { FragmentDataInput } from '../fragment-data-input.ts';
import type { FragmentEventMap } from '../fragment-events.ts';
import type { EventHandlers, TagAttributes, WithOrdinary } from './tag-attributes.ts';

/** `<cart-fragment>` in JSX: attributes, the property `fragmentData`, and event handlers such as `oncartChange`. */
export interface CartFragmentReactProps extends TagAttributes, EventHandlers<'on', FragmentEventMap> {
  readonly fragmentData?: FragmentDataInput | null | undefined;
  readonly class?: string | undefined;
}

// Ts-ignore comments are kept in the emitted declarations; ts-expect-error would fail there for hosts with React.
// eslint-disable-next-line @typescript-eslint/ban-ts-comment
/** @ts-ignore Hosts without React lack its types and do not need them. */
// eslint-disable-next-line @typescript-eslint/consistent-type-imports
type Ordinary = import('react').HTMLAttributes<CartFragmentElement>;
// eslint-disable-next-line @typescript-eslint/ban-ts-comment
/** @ts-ignore Likewise. */
// eslint-disable-next-line @typescript-eslint/consistent-type-imports
type Reference = import('react').ClassAttributes<CartFragmentElement>;

// eslint-disable-next-line @typescript-eslint/ban-ts-comment
/** @ts-ignore Likewise. */
declare module 'react' {
  // eslint-disable-next-line @typescript-eslint/no-namespace
  namespace JSX {
    interface IntrinsicElements {
      'cart-fragment': WithOrdinary<Ordinary & Reference, CartFragmentReactProps>;
    }
  }
}
