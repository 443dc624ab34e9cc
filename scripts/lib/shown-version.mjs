import { readdirSync } from 'node:fs';
import path from 'node:path';

const shown = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const name = path.posix.join(folder, entry.name);
    if (/^\.|^node_modules$|^reference$|^(?:build|dist)$/.test(entry.name)) return [];
    return entry.isDirectory() ? shown(name) : [name];
  });

/** The files that tell readers the address of the package's files, or the name of its tarball. */
export const filesWithVersion = () => [
  ...['README.md', 'contract/backend/command/start-page.ts', 'tests/hosts/serve-hosts.mjs'],
  'site/.vitepress/theme/playground-state.js',
  ...shown('docs').filter((name) => /\.(?:html|md)$/.test(name)),
  ...['tests/hosts/pages', 'tests/hosts/snippets']
    .flatMap(shown)
    .filter((name) => /\.(?:astro|html|jsx|php|svelte|ts|tsx|vue)$/.test(name)),
];

/** Each version has a folder of its own, which a page names in every address. */
export const withVersion = (text, version) =>
  text
    .replaceAll(/(?<=[\s"'`(])\/cart\/(?:\d+\.\d+\.\d+\/)?(?=["'`]|[a-z][\w.-]*\.(?:css|js)\b)/g, `/cart/${version}/`)
    .replaceAll(/(?<=public)\/cart\/(?:\d+\.\d+\.\d+\/)?/g, `/cart/${version}/`)
    .replaceAll(/(?<=cart-fragment-(?:contract-)?)\d+\.\d+\.\d+(?=\.tgz)/g, version);
