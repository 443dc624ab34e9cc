import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { anchorsOf, linksIn } from './page-links.mjs';

const pages = [
  'README.md',
  'CHANGELOG.md',
  ...readdirSync('docs', { recursive: true })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
  ...readdirSync('examples').map((name) => `examples/${name}/README.md`),
];

function isBroken(page, link) {
  const [file = '', anchor] = link.split('#');
  const target = file === '' ? page : path.join(path.dirname(page), decodeURI(file));
  if (!existsSync(target)) return !isUnbuilt(target);
  return anchor !== undefined && target.endsWith('.md') && !anchorsOf(target).includes(anchor);
}

/** `npm run build` generates the reference and the contract. The site checks each link to them. */
const isUnbuilt = (target) =>
  ['docs/reference', 'dist'].some((folder) => target.startsWith(`${folder}/`) && !existsSync(folder));

it.each(pages)('%s has no broken link to a file or heading of the repository', (page) => {
  expect(linksIn(page).filter((link) => isBroken(page, link))).toEqual([]);
});

const forContributors = ['docs/architecture.md', 'docs/testing.md'];
const forIntegrators = pages.filter((page) => page.startsWith('docs/') && !forContributors.includes(page));

const isShipped = (target) =>
  (target.startsWith('docs/') && !forContributors.includes(target)) ||
  ['CHANGELOG.md', 'SECURITY.md', 'dist/openapi.json'].includes(target);

it.each(['README.md', 'CHANGELOG.md', ...forIntegrators])('%s links only to files of the package', (page) => {
  const targets = linksIn(page).map((link) => path.posix.join(path.posix.dirname(page), link.split('#')[0] || '.'));
  expect(targets.filter((target) => target !== path.posix.dirname(page) && !isShipped(target))).toEqual([]);
});
