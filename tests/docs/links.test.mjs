import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const pages = [
  'README.md',
  'CHANGELOG.md',
  ...readdirSync('docs', { recursive: true })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
  ...readdirSync('examples').map((name) => `examples/${name}/README.md`),
];

const withoutCode = (text) => text.replaceAll(/^```[^]*?^```/gm, '').replaceAll(/`[^`\n]*`/g, 'code');

/** Returns the anchors of a page as GitHub derives them: lower case, without punctuation, with hyphens for spaces. */
function anchorsOf(file) {
  const headings = [
    ...readFileSync(file, 'utf8')
      .replaceAll(/^```[^]*?^```/gm, '')
      .matchAll(/^#+ (.+)$/gm),
  ];
  const counts = new Map();
  return headings.map(([, heading]) => {
    const anchor = heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\- _]/gu, '')
      .replaceAll(' ', '-');
    const count = counts.get(anchor) ?? 0;
    counts.set(anchor, count + 1);
    return count === 0 ? anchor : `${anchor}-${count}`;
  });
}

function isBroken(page, link) {
  const [file = '', anchor] = link.split('#');
  const target = file === '' ? page : path.join(path.dirname(page), decodeURI(file));
  if (!existsSync(target)) return !isUnbuilt(target);
  return anchor !== undefined && target.endsWith('.md') && !anchorsOf(target).includes(anchor);
}

/** `npm run build` generates the reference. The site checks each link to it. */
const isUnbuilt = (target) => target.startsWith('docs/reference/') && !existsSync('docs/reference');

const linksIn = (page) =>
  [...withoutCode(readFileSync(page, 'utf8')).matchAll(/\]\(([^()\s]+)\)/g)]
    .map(([, link]) => link)
    .filter((link) => !/^[a-z]+:/.test(link));

it.each(pages)('%s has no broken link to a file or heading of the repository', (page) => {
  expect(linksIn(page).filter((link) => isBroken(page, link))).toEqual([]);
});

const forContributors = ['docs/architecture.md', 'docs/testing.md'];
const forIntegrators = pages.filter((page) => page.startsWith('docs/') && !forContributors.includes(page));

const isShipped = (target) =>
  (target.startsWith('docs/') && !forContributors.includes(target)) || ['CHANGELOG.md', 'SECURITY.md'].includes(target);

it.each(['README.md', 'CHANGELOG.md', ...forIntegrators])('%s links only to files of the package', (page) => {
  const targets = linksIn(page).map((link) => path.posix.join(path.posix.dirname(page), link.split('#')[0] || '.'));
  expect(targets.filter((target) => target !== path.posix.dirname(page) && !isShipped(target))).toEqual([]);
});
