import type { FragmentData, RootComponentProps } from '../../domain/fragment-data.ts';

/** A type whose fields may all be missing or null. */
type Given<Value> = Value extends readonly unknown[] | string | number | boolean | null
  ? Value
  : { readonly [Key in keyof Value]?: Given<Value[Key]> | null };

/** Fragment data as passed by a page (rulings, 9 and 10). Missing fields fall back to defaults. */
export interface FragmentDataInput
  extends Partial<Pick<FragmentData, 'id' | 'baseUrl' | 'locale'>>, Given<Pick<FragmentData, 'tenant' | 'sentry'>> {
  readonly rootComponentProps?: RootComponentPropsInput | null;
}

export interface RootComponentPropsInput extends Given<Omit<RootComponentProps, 'initialCart' | 'initialChangeset'>> {
  /** A cart as returned by `GET api/cart`. */
  readonly initialCart?: object | null;
  readonly initialChangeset?: object | null;
}
