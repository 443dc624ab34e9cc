import type { FragmentDataInput } from '../../domain/fragment-data-input.ts';

/** The attributes of the tag in templates. */
export interface TagAttributes {
  readonly 'base-url'?: string | undefined;
  readonly tenant?: string | undefined;
  readonly 'customer-email-hash'?: string | undefined;
  readonly 'next-step-url'?: string | undefined;
  readonly 'last-check-url'?: string | undefined;
  readonly 'fragment-data'?: string | undefined;
  readonly 'data-source'?: string | undefined;
  readonly hydrate?: 'load' | 'idle' | 'visible' | 'interaction' | undefined;
}

/** The attributes and the property of `<cart-fragment>`. */
export interface CartAttributes extends TagAttributes {
  readonly fragmentData?: FragmentDataInput | null | undefined;
}

/** Handlers of an element's own events, as a framework spells them: its prefix and the event's name. */
export type EventHandlers<Prefix extends string, Events> = {
  readonly [Name in keyof Events & string as `${Prefix}${Name}`]?: ((event: Events[Name]) => void) | undefined;
};

/** The attributes that a framework accepts on every element, overridden by those of the tag. */
export type WithOrdinary<Ordinary, Own> = Own & Omit<Ordinary, keyof Own>;
