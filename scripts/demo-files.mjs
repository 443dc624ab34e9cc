/** Copies the static files of the demo to demo/dist and writes its pages: `node demo-files.mjs [<folder of the build>]`. */
import { execFileSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import path from 'node:path';
import { demoEntries, pageWriterBundle } from './lib/demo-entries.mjs';

const [root = '.'] = process.argv.slice(2);
const isForBrowsers = (file) => !/\.tsx?$|tsconfig\.json$|^dist[\\/](types|cdn)$/.test(file);

for (const { from, built, to } of demoEntries.copies) {
  cpSync(built ? path.join(root, built) : from, path.join(root, to), { recursive: true, filter: isForBrowsers });
}
const writer = [path.join(root, pageWriterBundle), demoEntries.pages, path.join(root, 'demo/dist')];
execFileSync(process.execPath, writer, { stdio: 'inherit' });
