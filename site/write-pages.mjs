/** Collects the pages of the site in .cache/pages: the README is the first, and the page of hosts becomes one page for each. */
import { cpSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { hostPages } from './host-pages.mjs';

const target = '.cache/pages';
/** For contributors: in the repository only. */
const left = ['architecture.md', 'testing.md'];

const markdown = (folder) => readdirSync(folder).filter((name) => name.endsWith('.md'));
const read = (file) => readFileSync(file, 'utf8');

const sources = {
  'README.md': 'index.md',
  'CHANGELOG.md': 'changelog.md',
  'SECURITY.md': 'security.md',
  'contract/README.md': 'contract.md',
  ...Object.fromEntries(readdirSync('examples').map((name) => [`examples/${name}/README.md`, `examples/${name}.md`])),
  ...Object.fromEntries(markdown('docs').flatMap((name) => (left.includes(name) ? [] : [[`docs/${name}`, name]]))),
  ...Object.fromEntries(markdown('docs/reference').map((name) => [`docs/reference/${name}`, `reference/${name}`])),
  ...Object.fromEntries(markdown('site/pages').map((name) => [`site/pages/${name}`, name])),
};

const hosts = hostPages(read('docs/hosts.md'));

/** The address on the site for a link of the repository; null for files that only the repository has. */
function linkOnSite(link, file, page) {
  if (/^[a-z]+:/.test(link)) return link;
  const [to, anchor = ''] = link.split('#');
  const source = to === '' ? file : path.posix.join(path.posix.dirname(file), to);
  const hash = anchor && `#${anchor}`;
  if (source.startsWith('docs/examples/')) return `/docs/${source.slice('docs/'.length)}`;
  const host = source === 'docs/hosts.md' ? hosts.find(({ anchors }) => anchors.includes(anchor)) : undefined;
  const found = host?.page ?? sources[source];
  if (!found) return source.endsWith('.png') ? `./${path.posix.basename(source)}` : null;
  const relative = path.posix.relative(path.posix.dirname(page), found);
  return `${relative.startsWith('.') ? relative : `./${relative}`}${host && host.anchors[0] === anchor ? '' : hash}`;
}

/** Links to files without a page leave the application of the site. */
const withLinks = (text, file, page) =>
  text.replaceAll(/^```[^]*?^```|\[((?:`[^`\n]*`|[^[\]])*)\]\(([^()\s]+)\)|`[^`\n]*`/gm, (found, label, link) => {
    if (!link) return found;
    const onSite = linkOnSite(link, file, page);
    if (onSite === null) return label;
    return `[${label}](${onSite})${onSite.startsWith('/docs/') ? '{target="_self"}' : ''}`;
  });

const withoutMarks = (text) => text.replaceAll(/^<!-- (?:tests|docs)\/\S+ -->\n\n/gm, '');

function write(page, text, file) {
  mkdirSync(path.join(target, path.dirname(page)), { recursive: true });
  writeFileSync(path.join(target, page), withLinks(withoutMarks(text), file, page));
}

rmSync(target, { recursive: true, force: true });
for (const [file, page] of Object.entries(sources)) if (page !== 'hosts.md') write(page, read(file), file);
for (const { page, text } of hosts) write(page, text, 'docs/hosts.md');
cpSync('docs/cart.png', `${target}/cart.png`);
cpSync('docs/examples', `${target}/public/examples`, { recursive: true });
cpSync('demo/host/favicon.svg', `${target}/public/favicon.svg`);
