import { existsSync } from 'node:fs';
import { cp, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { demoEntries, pageWriterBundle } from './demo-entries.mjs';
import { root } from './root.mjs';
import { runOrThrow } from './run.mjs';

const isForBrowsers = (file) =>
  !/\.tsx?$|tsconfig\.json$/.test(file) && !file.startsWith(path.join(root, 'dist', 'types'));

/** Copies what is no TypeScript into demo/dist (pictures, style sheets, the built package), and writes the pages there. */
export async function copyDemoFiles({ partial = false } = {}) {
  for (const { from, to } of demoEntries.copies) {
    const source = path.join(root, from);
    const target = path.join(root, to);
    if (!existsSync(source)) {
      if (partial) continue;
      throw new Error(`The demo needs ${from}, which does not exist`);
    }
    await mkdir(target, { recursive: true });
    await cp(source, target, { recursive: true, filter: isForBrowsers });
  }
  const writer = [path.join(root, pageWriterBundle), path.join(root, demoEntries.pages), path.join(root, 'demo/dist')];
  await runOrThrow(process.execPath, partial ? [...writer, '--unrendered'] : writer);
}
