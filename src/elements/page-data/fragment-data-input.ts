import type { FragmentData, RootComponentProps } from '../../domain/fragment-data.ts';

/** A type with all fields optional and nullable. */
type Lenient<Value> = Value extends readonly unknown[] | string | number | boolean | null
  ? Value
  : { readonly [Key in keyof Value]?: Lenient<Value[Key]> | null };

/** Fragment data as passed by a page. Missing fields fall back to defaults. */
export interface FragmentDataInput
  extends Partial<Pick<FragmentData, 'id' | 'baseUrl' | 'locale'>>, Lenient<Pick<FragmentData, 'tenant' | 'sentry'>> {
  readonly rootComponentProps?: RootComponentPropsInput | null;
}

export interface RootComponentPropsInput extends Lenient<Omit<RootComponentProps, 'initialCart' | 'initialChangeset'>> {
  /** A cart as returned by `GET api/cart`. */
  readonly initialCart?: object | null;
  readonly initialChangeset?: object | null;
  /** For the server renderer: where a cart without scripts posts its changes. Relative to `baseUrl`. */
  readonly formAction?: string | null;
}
