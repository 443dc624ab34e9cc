import type { Failure } from '../domain/failure.ts';
import { loginLink } from '../domain/urls.ts';
import { failureOf } from './classify-error.ts';
import { checkedUrl } from './navigation.ts';
import type { StoreContext } from './store-context.ts';

/** Explains a failed call to this shopper, who is a customer or a guest. */
export function explainError(context: StoreContext, error: unknown): Failure {
  return failureOf(error, (redirectedTo) => {
    const { baseUrl, rootComponentProps } = context.state.getState().data;
    const href = checkedUrl(context, redirectedTo) ?? loginLink(rootComponentProps, baseUrl);
    return { kind: 'login', href, guest: !rootComponentProps.customerEmailHash };
  });
}
