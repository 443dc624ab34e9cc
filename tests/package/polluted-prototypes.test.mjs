import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';

const run = promisify(execFile);

/** Runs a module in a process with additional properties on `Object.prototype`. */
async function runPolluted(pollution, program) {
  const code = `${pollution}; const load = (file) => import('./' + file); ${program}`;
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', code]);
  return stdout.trim();
}

const pollutions = [
  ['extend', 'Object.prototype.extend = function () { return this }'],
  [
    'a property that cannot be removed',
    "Object.defineProperty(Object.prototype, 'extend', { value: {}, enumerable: true })",
  ],
  ["another zod's settings", 'globalThis.__zod_globalConfig = { get postProcessor() { throw new Error() } }'],
  [
    'fields of the data',
    "Object.assign(Object.prototype, { nextStepUrl: 'https://evil.example/', allowedOrigins: ['https://evil.example'] })",
  ],
];

describe.each(pollutions)('with %s', (_, pollution) => {
  it('the contract validates a cart and writes the OpenAPI document', async () => {
    const answer = await runPolluted(
      pollution,
      `const { cartSchema, openApiDocument } = await load('contract/dist/index.js');
       const total = { gross: { amount: 1, currencyCode: 'EUR' } };
       const { success } = cartSchema.safeParse({ cartId: 'c', cartVersion: 1, items: [], total });
       console.log(success, Object.keys(openApiDocument().paths).length > 10);`,
    );
    expect(answer).toBe('true true');
  });

  it('server.js renders a cart without inherited properties', async () => {
    const html = await runPolluted(
      pollution,
      `const { renderCartFragment } = await load('dist/server.js');
       const total = { gross: { amount: 1, currencyCode: 'EUR' } };
       const item = { id: 'i', quantity: 1, product: { title: 'Ballonfahrt' }, total };
       const initialCart = { cartId: 'c', cartVersion: 1, items: [item], total };
       console.log(await renderCartFragment({ baseUrl: 'https://shop.example/', rootComponentProps: { initialCart } }));`,
    );
    expect(html).toContain('Ballonfahrt');
    expect(html).not.toContain('evil.example');
  });
});
