import type { AttributesOf, HandlersOf, Tags, WithOrdinary } from './tags.ts';

/** Event handlers such as `oncartChange` (Svelte 5) or `on:cartChange`. */
type Props<Name extends keyof Tags> = AttributesOf<Name> & HandlersOf<Name, 'on'> & HandlersOf<Name, 'on:'>;

/** @ts-ignore Hosts without Svelte lack its types and do not need them. */
type Ordinary = import('svelte/elements').HTMLAttributes<HTMLElement>;

type Elements = { [Name in keyof Tags]: WithOrdinary<Ordinary, Props<Name>> };

declare global {
  // Svelte's tools read this global namespace.
  namespace svelteHTML {
    interface IntrinsicElements extends Elements {}
  }
}
