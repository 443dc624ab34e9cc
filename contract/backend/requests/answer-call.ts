import type { Outcome } from '../calls/call.ts';
import { openShop, type Shop } from '../shop.ts';
import type { StateStore } from '../state/state-store.ts';
import { sessionOf } from './session.ts';
import { readTenantPath } from './tenant-path.ts';

/** Dependencies of the shop on its host. */
export interface BackendEnvironment {
  readonly store: StateStore;
  readonly now: () => Date;
}

/** Runs a call on the shop of its visitor and tenant. A call that changes anything is one atomic update. */
export async function answerCall<Answer>(
  { store, now }: BackendEnvironment,
  request: Request,
  kind: 'read' | 'change',
  run: (shop: Shop) => Outcome<Answer>,
): Promise<Answer> {
  const tenant = readTenantPath(request.url)?.tenant ?? 'JS_DE';
  const session = sessionOf(request);
  if (kind === 'read') return run(openShop(await store.read(session), tenant, now())).answer;
  return store.update(session, (state) => {
    const outcome = run(openShop(state, tenant, now()));
    return { state: outcome.state ?? state, result: outcome.answer };
  });
}
