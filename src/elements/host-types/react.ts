import type { JsxProps, Tags, WithOrdinary } from './tags.ts';

// The emitted declarations retain ts-ignore comments; ts-expect-error would fail there for hosts with React.
/** @ts-ignore Hosts without React lack its types and do not need them. */
type Ordinary<Element> = import('react').HTMLAttributes<Element> & import('react').ClassAttributes<Element>;

type Elements = { [Name in keyof Tags]: WithOrdinary<Ordinary<Tags[Name]['element']>, JsxProps<Name>> };

/** @ts-ignore Likewise. */
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends Elements {}
  }
}
