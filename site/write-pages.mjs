/** Collects the pages of the site in .cache/pages. The README is the first; of long pages, each section is one. */
import { cpSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { splitPages } from './split-page.mjs';

const target = '.cache/pages';
/** For contributors: in the repository only. */
const left = ['architecture.md', 'testing.md'];

const markdown = (folder) => readdirSync(folder, { recursive: true }).filter((name) => name.endsWith('.md'));
const read = (file) => readFileSync(file, 'utf8');

const sources = {
  'README.md': 'index.md',
  'CHANGELOG.md': 'changelog.md',
  'SECURITY.md': 'security.md',
  'contract/README.md': 'contract.md',
  ...Object.fromEntries(readdirSync('examples').map((name) => [`examples/${name}/README.md`, `examples/${name}.md`])),
  ...Object.fromEntries(markdown('docs').flatMap((name) => (left.includes(name) ? [] : [[`docs/${name}`, name]]))),
  ...Object.fromEntries(markdown('site/pages').map((name) => [`site/pages/${name}`, name])),
};

/** On the site, the explorer shows the OpenAPI document. */
const shownAs = { ...sources, 'dist/openapi.json': 'reference/api.md' };

/** The address on the site for a link of the repository; null for files that only the repository has. */
function linkOnSite(link, file, page) {
  if (/^(?:[a-z]+:|\/docs\/)/.test(link)) return link;
  const [to, anchor = ''] = link.split('#');
  const source = to === '' ? file : path.posix.join(path.posix.dirname(file), to);
  const hash = anchor && `#${anchor}`;
  if (source.startsWith('docs/examples/')) return `/docs/${source.slice('docs/'.length)}`;
  const part = splitPages[source]?.find(({ anchors }) => anchors.includes(anchor));
  const found = part?.page ?? shownAs[source];
  if (!found) return source.endsWith('.png') ? `./${path.posix.basename(source)}` : null;
  const relative = path.posix.relative(path.posix.dirname(page), found);
  return `${relative.startsWith('.') ? relative : `./${relative}`}${part?.anchors[0] === anchor ? '' : hash}`;
}

/** Links to files without a page leave the application of the site. */
const withLinks = (text, file, page) =>
  text.replaceAll(
    /^```[^]*?^```|\[((?:`[^`\n]*`|[^[\]])*)\]\(([^()\s]+)\)|`(?:[^`\n]|\n(?!\n))*`/gm,
    (found, label, link) => {
      if (!link) return found;
      const onSite = linkOnSite(link, file, page);
      if (onSite === null) return label;
      return `[${label}](${onSite})${onSite.startsWith('/docs/') ? '{target="_self"}' : ''}`;
    },
  );

const withoutMarks = (text) => text.replaceAll(/^<!-- (?:tests|docs)\/\S+ -->\n\n/gm, '');

function write(page, text, file) {
  mkdirSync(path.join(target, path.dirname(page)), { recursive: true });
  writeFileSync(path.join(target, page), withLinks(withoutMarks(text), file, page));
}

rmSync(target, { recursive: true, force: true });
for (const [file, page] of Object.entries(sources)) {
  for (const part of splitPages[file] ?? [{ page, text: read(file) }]) write(part.page, part.text, file);
}
cpSync('docs/cart.png', `${target}/cart.png`);
cpSync('docs/examples', `${target}/public/examples`, { recursive: true });
cpSync('demo/host/favicon.svg', `${target}/public/favicon.svg`);
cpSync('dist/openapi.json', `${target}/public/openapi.json`);
