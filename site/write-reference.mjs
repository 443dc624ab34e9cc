/** Writes docs/reference: from the manifest of the elements, the types of the fragment data, the registry of the storage, the kit. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runnerImport } from 'vite';
import { publicNames } from '../scripts/lib/package-entries.mjs';
import { dataPage } from './reference/data-page.mjs';
import { elementPage } from './reference/element-page.mjs';
import { kitPage } from './reference/kit-page.mjs';
import { storagePage } from './reference/storage-page.mjs';

const folder = 'docs/reference';
const links = {
  'cart-fragment': 'Guides: [Integrating](../integrating.md), [Theming](../theming.md).',
  'cart-badge': 'Guide: [The badge of your cart icon](../integrating.md#add-to-cart-and-the-badge).',
  'wishlist-fragment': 'Guide: [The wishlist page](../wishlist.md#the-page).',
  'wishlist-toggle': 'Guide: [Hearts](../wishlist.md#hearts).',
  'wishlist-badge': 'Guide: [The badge](../wishlist.md#the-badge).',
};

const { modules } = JSON.parse(readFileSync('dist/custom-elements.json', 'utf8'));
const elements = modules.flatMap(({ declarations }) => declarations);
const alias = Object.entries(publicNames).map(([name, source]) => ({
  find: new RegExp(`^${name}$`),
  replacement: path.resolve(source),
}));
const imported = async (file) => (await runnerImport(file, { resolve: { alias } })).module;

const brand = readFileSync('src/react/theme/second-brand.css', 'utf8');
const values = [...brand.matchAll(/(--[\w-]+): (?:color-mix\(in srgb, )?(#\w+|\w+)/g)];
const secondBrand = Object.fromEntries(
  values.map(([, name, value]) => [name.replace('--hue', '--cart-color-accent'), value]),
);

const pages = {
  ...Object.fromEntries(
    elements.map((element) => [element.tagName, elementPage(element, secondBrand, links[element.tagName])]),
  ),
  'fragment-data': dataPage(),
  storage: storagePage(await imported('./src/storage/registry.ts')),
  kit: kitPage((await imported('./contract/kit/checks/all-checks.ts')).allChecks),
};

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const [name, page] of Object.entries(pages)) writeFileSync(`${folder}/${name}.md`, page);
