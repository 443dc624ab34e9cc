import type { Failure } from '../../domain/failure.ts';
import { loginLink } from '../../domain/urls.ts';
import { failureOf, isDenied, redirectOf, statusOf } from '../calls/classify-error.ts';
import { checkedUrl } from './navigation.ts';
import type { StoreContext } from './store-context.ts';

/**
 * Explains a failed call to this shopper, who is a customer or a guest.
 * @param needsLogin whether guests have to log in for the call, as for codes and payments. If they are denied another one, a
 *   firewall or a stale token is likelier.
 */
export function explainError(context: StoreContext, error: unknown, needsLogin = false): Failure {
  if (!isDenied(error)) {
    const failure = failureOf(error);
    const isOffline = failure.kind === 'connection' && !context.environment.network.isOnline();
    return isOffline ? { kind: 'offline', waiting: false } : failure;
  }
  const { data } = context.state.getState();
  const guest = !data.rootComponentProps.customerEmailHash;
  if (guest && !needsLogin) return { kind: 'external', status: statusOf(error) ?? 0 };
  return {
    kind: 'login',
    href: loginLink(data.rootComponentProps, data.baseUrl) ?? checkedUrl(context, redirectOf(error)),
    guest,
  };
}
