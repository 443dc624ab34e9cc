import type { AttributesOf, HandlersOf, Tags, WithOrdinary } from './tags.ts';

type Events<Name extends keyof Tags> = keyof Tags[Name]['events'] & string;

type CamelCase<Text> = Text extends `${infer Head}-${infer Tail}` ? `${Head}${Capitalize<CamelCase<Tail>>}` : Text;

/** The type checker of templates reads `base-url` as `baseUrl`, except for `data-…`, and capitalizes the names of events. */
type TemplateProps<Name extends keyof Tags> = AttributesOf<Name> & {
  readonly [Attribute in keyof AttributesOf<Name> as CamelCase<Attribute>]: AttributesOf<Name>[Attribute];
} & {
  readonly [Event in Events<Name> as `on${Capitalize<Event>}`]?: (event: Tags[Name]['events'][Event]) => void;
};

/**
 * Event handlers in the JSX of Vue, such as `on:cartChange`. It reads `onCartChange` as the event `cart-change`, which is
 * never dispatched.
 */
type Props<Name extends keyof Tags> = AttributesOf<Name> &
  HandlersOf<Name, 'on:'> & { readonly [Event in Events<Name> as `on${Capitalize<Event>}`]?: never };

/** Attributes, `:fragmentData.prop`, and event handlers such as `@cartChange`. */
type InTemplate<TemplateProps> = new () => { $props: TemplateProps };

/** @ts-ignore Hosts without Vue lack its types and do not need them. */
type Ordinary = import('vue').HTMLAttributes;

type Components = { [Name in keyof Tags]: InTemplate<WithOrdinary<Ordinary, TemplateProps<Name>>> };
type Elements = { [Name in keyof Tags]: WithOrdinary<Ordinary, Props<Name>> };

/** @ts-ignore Likewise. */
declare module 'vue' {
  interface GlobalComponents extends Components {}
}

/** @ts-ignore Likewise. */
declare module 'vue/jsx-runtime' {
  namespace JSX {
    interface IntrinsicElements extends Elements {}
  }
}
