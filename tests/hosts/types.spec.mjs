import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from '@playwright/test';

/** Runs a type checker of the packages here over the templates in `types`. */
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
