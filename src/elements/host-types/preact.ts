import type { JsxProps, Tags, WithOrdinary } from './tags.ts';

/** @ts-ignore Hosts without Preact lack its types and do not need them. */
type Ordinary = import('preact').HTMLAttributes<HTMLElement>;

type Elements = { [Name in keyof Tags]: WithOrdinary<Ordinary, JsxProps<Name>> };

/** @ts-ignore Likewise. */
declare module 'preact' {
  namespace JSX {
    interface IntrinsicElements extends Elements {}
  }
}
