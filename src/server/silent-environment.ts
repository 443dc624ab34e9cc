import type { Call } from '../api/http-client.ts';
import type { Environment } from '../store/environment.ts';
import { unknownPage } from '../domain/urls.ts';

const doNothing = () => undefined;
const subscribeToNothing = () => doNothing;

/** An environment without effects: on the server, the store only provides the state of the first render. */
export const silentEnvironment: Environment = {
  // Never called: the store is never started.
  createCall: () => doNothing as unknown as Call,
  clock: { now: () => 0, schedule: subscribeToNothing },
  tabs: { announce: doNothing, listen: subscribeToNothing },
  fetches: new Map(),
  network: { isOnline: () => true, listen: subscribeToNothing },
  page: {
    emit: () => true,
    url: () => unknownPage,
    origin: () => unknownPage,
    isRevisit: () => false,
    isOutdated: () => false,
    announcedVersion: () => null,
    mayStoreCount: () => false,
    leaveFor: doNothing,
    reload: doNothing,
    askBeforeLeaving: subscribeToNothing,
    removeQueryParameters: doNothing,
    onReturn: subscribeToNothing,
    onLeave: subscribeToNothing,
  },
  lastConfirmed: { read: () => null, write: doNothing },
  cookies: { read: () => null, remove: doNothing },
  loadPaymentProviders: () => new Promise(doNothing),
  loadRemovals: () => new Promise(doNothing),
  keptGoals: { exist: () => false, load: () => new Promise(doNothing) },
  whenIdle: doNothing,
  track: doNothing,
  addToWishlist: () => Promise.resolve(doNothing),
  report: doNothing,
};
