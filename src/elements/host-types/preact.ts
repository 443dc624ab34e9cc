import type { JsxProps, Tags, WithOrdinary } from './tags.ts';

/** `<cart-fragment>` in the JSX of Preact, where it is spelled as in React. */
export type CartFragmentPreactProps = JsxProps<'cart-fragment'>;

/** @ts-ignore Hosts without Preact lack its types and do not need them. */
type Ordinary = import('preact').HTMLAttributes<HTMLElement>;

type Elements = { [Name in keyof Tags]: WithOrdinary<Ordinary, JsxProps<Name>> };

/** @ts-ignore Likewise. */
declare module 'preact' {
  namespace JSX {
    interface IntrinsicElements extends Elements {}
  }
}
