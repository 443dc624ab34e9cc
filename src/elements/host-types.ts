/** The tags in the templates of frameworks. Each entry that defines one of them exports the types of all. */
export type * from './host-types/preact.ts';
export type * from './host-types/react.ts';
export type * from './host-types/solid.ts';
export type * from './host-types/svelte.ts';
export type * from './host-types/vue.ts';
