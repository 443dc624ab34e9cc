import { cartTag, operations, type Cart, type Operation } from 'cart-fragment/contract';
import { Hono } from 'hono';
import type { Call, Outcome } from '../calls/call.ts';
import { handlers } from '../calls/handlers.ts';
import { answerCall, type BackendEnvironment } from './answer-call.ts';
import { answerOnce, refuseOtherVersion } from './conditions.ts';
import { withBothItemIds } from './item-id.ts';
import { readInput, readJson, refuseForeignPost } from './read-input.ts';

type AnyHandler = (call: Call<Operation>) => Outcome<unknown>;

/** Creates a route for each operation of the contract, validated by the contract's schemas. */
export function apiRoutes(environment: BackendEnvironment): Hono {
  const routes = new Hono();
  for (const [name, operation] of Object.entries(operations) as [keyof typeof operations, Operation][]) {
    // Handler and operation have the same name, so their types match, which TypeScript cannot express for a union.
    const handler = handlers[name] as unknown as AnyHandler;
    const path = `/${operation.path.replaceAll(/\{(\w+)\}/g, ':$1')}`;
    routes.on(operation.method, path, async (context) => {
      const request = context.req.raw;
      refuseForeignPost(request);
      const input = {
        params: readInput(operation.params, context.req.param()),
        query: readInput(operation.query, context.req.query()),
        body: operation.body && readInput(operation.body, withBothItemIds(await readJson(request))),
      };
      const kind = operation.method === 'GET' ? 'read' : 'change';
      const answer = await answerCall(environment, request, kind, (shop) =>
        answerOnce(request, name, shop, () => {
          refuseOtherVersion(request, name, shop);
          return handler({ shop, ...input });
        }),
      );
      if (operation.answer === operations.getCart.answer) context.header('etag', cartTag(answer as Cart));
      return operation.answer === null ? context.body(null, 204) : context.json(answer as object);
    });
  }
  return routes;
}
