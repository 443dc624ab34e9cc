import { cartFragmentId } from './fragment-data.ts';

const reasons = {
  data: 'there was no fragment data for it',
  container: 'no valid container element was given',
} as const;

/** The cart cannot start. */
export class FragmentInitError extends Error {
  override readonly name = 'FragmentInitError';
  constructor(readonly missing: keyof typeof reasons) {
    super(`Could not initialize ${cartFragmentId} because ${reasons[missing]}`);
  }
}
