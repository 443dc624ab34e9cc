import type { AttributesOf, HandlersOf, Tags, WithOrdinary } from './tags.ts';

/** Attributes, the property as `prop:fragmentData`, and event handlers such as `on:cartChange`. */
type Props<Name extends keyof Tags> = HandlersOf<Name, 'on:'> & {
  [Key in keyof AttributesOf<Name> as Key extends 'fragmentData' ? `prop:${Key}` : Key]: AttributesOf<Name>[Key];
};

/** @ts-ignore Hosts without Solid lack its types and do not need them. */
type Ordinary = import('solid-js').JSX.HTMLAttributes<HTMLElement>;

type Elements = { [Name in keyof Tags]: WithOrdinary<Ordinary, Props<Name>> };

/** @ts-ignore Likewise. */
declare module 'solid-js' {
  namespace JSX {
    interface IntrinsicElements extends Elements {}
  }
}
