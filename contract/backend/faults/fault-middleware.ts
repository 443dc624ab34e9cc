import type { MiddlewareHandler } from 'hono';
import { readTenantPath } from '../requests/tenant-path.ts';
import { sessionOf } from '../requests/session.ts';
import type { StateStore } from '../state/state-store.ts';
import { applyFault } from './apply-fault.ts';
import { brokenConnection } from './broken-connection.ts';
import { takeFault } from './fault-plan.ts';

/** What a host knows about a call. */
export interface CallHost {
  /** Whether the page of the call has gone, although the call is not aborted. */
  readonly isAbandoned?: () => Promise<boolean>;
}

/**
 * Simulates the latency and faults set by control calls. One half of the latency is the way to the shop, where a call is
 * lost if its page is left, the other half the way back.
 */
export function faultMiddleware(
  store: StateStore,
  sleep: (ms: number) => Promise<void>,
): MiddlewareHandler<{ Bindings: CallHost }> {
  return async (context, next) => {
    const request = context.req.raw;
    const session = sessionOf(request);
    const { latencyMs, failNext } = (await store.read(session)).faults;
    const path = readTenantPath(request.url)?.path ?? '';
    const travel = async () => void (latencyMs > 0 && (await sleep(latencyMs / 2)));
    await travel();
    if (request.signal.aborted || (await context.env?.isAbandoned?.())) {
      context.res = brokenConnection();
      return;
    }
    const fault = failNext.length === 0 ? null : await takeOne(store, session, path);
    const proceed = async () => {
      await next();
      return context.res;
    };
    const answer = await (fault ? applyFault(fault, { proceed, signal: request.signal, sleep }) : proceed());
    await travel();
    if (fault) context.res = answer;
  };
}

function takeOne(store: StateStore, session: string, path: string) {
  return store.update(session, (state) => {
    const { plan, fault } = takeFault(state.faults, path);
    return { state: { ...state, faults: plan }, result: fault };
  });
}
