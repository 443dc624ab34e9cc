/** Writes the pages of the demo: `node write-pages.mjs <source folder> <target folder>`. */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { tenants } from '../host/shop/shops.ts';
import { assemblePage, type Parts } from './assemble-page.ts';
import { serverRenderedName, serverRenderedPage, serverRenderedPages } from './server-rendered-page.ts';

const [from = 'demo/pages', to = 'demo/dist'] = process.argv.slice(2);
const parts = await readParts();
await mkdir(to, { recursive: true });
for (const name of await htmlFiles(from)) {
  const page = assemblePage(await readFile(path.join(from, name), 'utf8'), parts);
  if (name in serverRenderedPages) await writeRenderedPages(name, page);
  else await writeFile(path.join(to, name), page);
}

async function writeRenderedPages(name: string, page: string): Promise<void> {
  const data = JSON.parse(parts['fragment-data'] ?? '{}') as Parameters<typeof serverRenderedPage>[1];
  for (const tenant of tenants) {
    const rendered = await serverRenderedPage(page, data, tenant, serverRenderedPages[name]);
    await writeFile(path.join(to, serverRenderedName(name, tenant)), rendered);
  }
}

async function readParts(): Promise<Parts> {
  const folder = path.join(from, 'parts');
  const files = await readdir(folder);
  const read = files.map(async (file) => [path.parse(file).name, await readFile(path.join(folder, file), 'utf8')]);
  return Object.fromEntries(await Promise.all(read)) as Parts;
}

async function htmlFiles(folder: string): Promise<readonly string[]> {
  return (await readdir(folder)).filter((file) => file.endsWith('.html'));
}
