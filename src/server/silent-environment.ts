import type { Call } from '../api/http-client.ts';
import type { Environment } from '../store/environment.ts';
import { placeholderPage } from './relative-urls.ts';

const nothing = () => undefined;
const stopNothing = () => nothing;

/** An environment without effects: on the server the store only holds the state of the first render. */
export const silentEnvironment: Environment = {
  // Never called: the store is never started.
  createCall: () => nothing as unknown as Call,
  clock: { now: () => 0, schedule: stopNothing },
  tabs: { announce: nothing, listen: stopNothing },
  fetches: new Map(),
  network: { isOnline: () => true, listen: stopNothing },
  page: {
    emit: () => true,
    url: () => placeholderPage,
    origin: () => placeholderPage,
    isRevisit: () => false,
    mayStoreCount: () => false,
    leaveFor: nothing,
    reload: nothing,
    askBeforeLeaving: stopNothing,
    removeQueryParameters: nothing,
    onReturn: stopNothing,
  },
  lastConfirmed: { read: () => null, write: nothing },
  cookies: { read: () => null, remove: nothing },
  loadPaymentProviders: () => new Promise(nothing),
  track: nothing,
  addToWishlist: () => Promise.resolve(nothing),
  report: nothing,
};
