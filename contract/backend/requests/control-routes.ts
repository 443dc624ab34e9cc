import { Hono } from 'hono';
import { readBody } from '../../calls/serve-call.ts';
import { controls } from '../control/controls.ts';
import { listProducts, takeChangeset } from '../control/visitor-controls.ts';
import { answerCall, type BackendEnvironment } from './answer-call.ts';

/** Creates the routes below `control/` for demo and tests. */
export function controlRoutes(environment: BackendEnvironment): Hono {
  const routes = new Hono();
  for (const { path, schema, run } of controls) {
    routes.post(`/control/${path}`, async (context) => {
      const body = await readBody(schema, context.req.raw);
      return context.json(
        (await answerCall(environment, context.req.raw, 'change', (shop) => run(shop, body))) as object,
      );
    });
  }
  routes.get('/control/state', async (context) =>
    context.json(await answerCall(environment, context.req.raw, 'read', ({ state }) => ({ answer: state }))),
  );
  routes.get('/control/changeset', async (context) =>
    context.json(await answerCall(environment, context.req.raw, 'change', takeChangeset)),
  );
  routes.get('/control/products', async (context) =>
    context.json(await answerCall(environment, context.req.raw, 'read', (shop) => ({ answer: listProducts(shop) }))),
  );
  return routes;
}
