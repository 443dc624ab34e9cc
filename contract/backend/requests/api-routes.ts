import { operations } from 'cart-fragment/api';
import { Hono } from 'hono';
import { callResponse, readCall, type ReceivedCall } from '../../calls/serve-call.ts';
import type { Outcome } from '../calls/call.ts';
import { handlers } from '../calls/handlers.ts';
import type { Shop } from '../shop.ts';
import { answerCall, type BackendEnvironment } from './answer-call.ts';
import { answerOnce, refuseOtherVersion } from './conditions.ts';
import { readTenantPath } from './tenant-path.ts';

type AnyHandler = (call: ReceivedCall & { readonly shop: Shop }) => Outcome<unknown>;

/** Creates the routes of the contract. */
export function apiRoutes(environment: BackendEnvironment): Hono {
  return new Hono().all('/api/*', async (context) => {
    const request = context.req.raw;
    const call = await readCall(request, readTenantPath(request.url)!.path.slice(1));
    const { name } = call;
    // Handler and operation have the same name, so their types match, which TypeScript cannot express for a union.
    const handler = handlers[name] as unknown as AnyHandler;
    const kind = operations[name].method === 'GET' ? 'read' : 'change';
    const answer = await answerCall(environment, request, kind, (shop) =>
      answerOnce(call, shop, () => {
        refuseOtherVersion(call, shop);
        return handler({ shop, ...call });
      }),
    );
    return callResponse(name, answer);
  });
}
