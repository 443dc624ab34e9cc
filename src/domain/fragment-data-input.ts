import type { FragmentData, RootComponentProps } from './fragment-data.ts';
import type { OpenEnum } from './spelling.ts';
import type { CartTenant } from './tenant.ts';

/** A type with all fields optional and nullable. */
type Lenient<Value> = Value extends string | number | boolean | null
  ? Value
  : Value extends readonly (infer Entry)[]
    ? readonly Lenient<Entry>[]
    : { readonly [Key in keyof Value]?: Lenient<Value[Key]> | null | undefined };

/** Fragment data as passed by a page. Missing fields fall back to defaults, except for `baseUrl`. */
export interface FragmentDataInput
  extends
    Pick<FragmentData, 'baseUrl'>,
    Partial<Pick<FragmentData, 'id' | 'locale'>>,
    Lenient<Pick<FragmentData, 'sentry'>> {
  /** Accepts any text, since TypeScript widens `tenant: 'JS_DE'` of an untyped object. The console names an unknown one. */
  readonly tenant?: OpenEnum<CartTenant> | null | undefined;
  readonly rootComponentProps?: RootComponentPropsInput | null | undefined;
}

export interface RootComponentPropsInput extends Lenient<Omit<RootComponentProps, 'initialCart' | 'initialChangeset'>> {
  /** A cart as returned by `GET api/cart`. */
  readonly initialCart?: object | null | undefined;
  readonly initialChangeset?: object | null | undefined;
  /** For the server renderer: where a cart without scripts posts its changes. Relative to `baseUrl`. */
  readonly formAction?: string | null | undefined;
}
