import type { FragmentData, RootComponentProps } from '../domain/fragment-data.ts';

/** A value in which every field may be missing or null. */
type Given<Value> = Value extends readonly unknown[] | string | number | boolean | null
  ? Value
  : { readonly [Key in keyof Value]?: Given<Value[Key]> | null };

/** Fragment data as a page gives them (rulings, 9 and 10); what is missing falls back. */
export interface FragmentDataInput
  extends Partial<Pick<FragmentData, 'id' | 'baseUrl' | 'locale'>>, Given<Pick<FragmentData, 'tenant' | 'sentry'>> {
  readonly rootComponentProps?: RootComponentPropsInput | null;
}

export interface RootComponentPropsInput extends Given<Omit<RootComponentProps, 'initialCart' | 'initialChangeset'>> {
  /** A cart as `GET api/cart` answers it. */
  readonly initialCart?: object | null;
  readonly initialChangeset?: object | null;
}
