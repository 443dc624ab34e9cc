import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import ts from 'typescript';

// A type check takes minutes on a busy machine.
test.describe.configure({ timeout: 600_000 });

/** Runs an installed type checker on the templates in `types`. */
function check(tool, ...args) {
  const program = path.join(import.meta.dirname, 'node_modules/.bin', tool);
  const { stdout } = spawnSync(program, args, { cwd: import.meta.dirname, encoding: 'utf8' });
  return stdout;
}

test('the tag is typed in React, Preact, Solid and Vue', () => {
  expect(check('vue-tsc', '-p', 'types')).toBe('');
});

test('the tag is typed in Svelte, and only what is wrong is found', () => {
  const lines = check('svelte-check', '--workspace', 'types', '--output', 'machine').split('\n');
  const errors = lines.filter((line) => line.includes(' ERROR ')).map((line) => line.replace(/^\d+ ERROR /, ''));
  expect(errors).toEqual([
    `"wrong.svelte" 6:16 "Type 'number' is not assignable to type 'string'."`,
    `"wrong.svelte" 7:53 "Property 'wrong' does not exist on type '{ readonly cart: Cart; }'."`,
  ]);
});

test('the pages of Nuxt and SvelteKit have no type error', () => {
  expect(check('vue-tsc', '--noEmit', '-p', 'pages/nuxt')).toBe('');
  const lines = check('svelte-check', '--workspace', 'pages/sveltekit', '--output', 'machine').split('\n');
  expect(lines.filter((line) => line.includes(' ERROR '))).toEqual([]);
  expect(lines.some((line) => line.includes(' COMPLETED '))).toBe(true);
});

const entries = [
  '',
  '/elements',
  '/cart-fragment.js',
  '/wishlist-toggle.js',
  '/wishlist-fragment.js',
  '/cart-badge.js',
  '/wishlist-badge.js',
];
for (const entry of entries.map((name) => `cart-fragment${name}`)) {
  test(`the import of ${entry} alone types the tags`, () => {
    const file = path.join(import.meta.dirname, 'types', 'virtual.tsx');
    const text = `
      import '${entry}';
      export const cart = <cart-fragment tenant="JS_DE" oncartChange={({ detail }) => detail.cart.cartId.length} />;
      export const heart = <wishlist-toggle product-id="1" />;
      export const badges = [<cart-badge base-url="/" />, <wishlist-badge customer-email-hash="8d2f" />];
      export const list = <wishlist-fragment base-url="/" />;
      void document.querySelector('cart-fragment')?.refresh();
      // @ts-expect-error -- The tenant is a string.
      export const wrong = <cart-fragment tenant={4} />;`;
    const options = {
      ...{ strict: true, noEmit: true, skipLibCheck: true, preserveSymlinks: true, types: [] },
      ...{ target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext, jsx: ts.JsxEmit.ReactJSX },
      moduleResolution: ts.ModuleResolutionKind.Bundler,
    };
    const host = ts.createCompilerHost(options);
    const { fileExists, getSourceFile } = host;
    host.fileExists = (name) => name === file || fileExists(name);
    host.getSourceFile = (name, ...rest) =>
      name === file ? ts.createSourceFile(name, text, ...rest) : getSourceFile(name, ...rest);
    const faults = ts.getPreEmitDiagnostics(ts.createProgram([file], options, host));
    expect(ts.formatDiagnostics(faults, host)).toBe('');
  });
}
