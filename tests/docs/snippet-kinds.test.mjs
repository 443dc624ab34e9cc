import { existsSync, readFileSync } from 'node:fs';
import { operations } from 'cart-fragment-contract';
import { describe, expect, it } from 'vitest';
import { ga4Push } from '../../src/analytics/testing/ga4-schema.ts';
import { parseFragmentData } from '../../src/api/parse-fragment-data.ts';
import { shownFiles } from './shown-files.mjs';

const pages = ['README.md', ...['getting-started', 'integrating', 'wishlist', 'analytics', 'express'].map(pathOf)];
const fence = /^( *)```(\w*)\n([^]*?)\n *```$/gm;

function pathOf(name) {
  return `docs/${name}.md`;
}

describe.each(pages)('%s', (page) => {
  const blocks = [...readFileSync(page, 'utf8').matchAll(fence)].map(([, , kind, lines]) => ({ kind, lines }));
  const code = blocks.filter(({ kind }) => !['mermaid', 'sh'].includes(kind));

  it('shows only code of files that the tests build or open', () => {
    expect(code.map(({ lines }) => lines)).toEqual(shownFiles(page).map(({ lines }) => lines));
  });

  it.each(blocks.filter(({ kind }) => kind === 'sh'))('has commands that exist: $lines', ({ lines }) => {
    const commands = lines.split('\n').map((line) => line.replace(/ +#.*/, ''));
    expect(commands.filter((command) => !exists(command))).toEqual([]);
  });
});

/** Whether a command is a script of the project, or runs a file of the package. */
function exists(command) {
  const { name, version, scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  if (['npm ci', 'npm pack . ./contract', `npm install ./${name}-${version}.tgz`].includes(command)) return true;
  const [, script] = /^npm (?:run )?(\S+)/.exec(command) ?? [];
  const [, file] = /^(?:node|php -S \S+) node_modules\/cart-fragment\/(\S+)$/.exec(command) ?? [];
  return script ? script in scripts : file !== undefined && existsSync(file);
}

const read = (name) => JSON.parse(readFileSync(`tests/hosts/snippets/${name}.json`, 'utf8'));
const answers = (operation, name) => operation.answer.safeParse(read(name)).error;

describe('the JSON of the pages', () => {
  it('of the first calls fits the contract', () => {
    expect(answers(operations.getCart, 'getting-started/cart')).toBeUndefined();
    expect(answers(operations.getDeliveryTerms, 'getting-started/delivery-terms')).toBeUndefined();
    expect(operations.setItemQuantity.body.safeParse(read('getting-started/set-item-quantity')).error).toBeUndefined();
  });

  it.each(['express/payments', 'express/paypal-v6'])('of the payment settings in %s is read as written', (name) => {
    const given = read(name);
    const data = parseFragmentData({ baseUrl: '/', ...given }, 'https://shop.example/');
    expect(data.rootComponentProps).toMatchObject(given.rootComponentProps);
  });

  it.each(shownFiles('docs/analytics.md').filter(({ file }) => file.endsWith('.json')))(
    'of the push in $file fits the reference of GA4',
    ({ lines }) => {
      expect(ga4Push.safeParse(JSON.parse(lines)).error).toBeUndefined();
    },
  );
});
