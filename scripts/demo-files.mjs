/** Copies the static files of the demo to demo/dist and writes its pages. */
import { execFileSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { demoEntries, pageWriterBundle } from './lib/demo-entries.mjs';

const isForBrowsers = (file) => !/\.tsx?$|tsconfig\.json$|^dist[\\/]types$/.test(file);

for (const { from, to } of demoEntries.copies) cpSync(from, to, { recursive: true, filter: isForBrowsers });
execFileSync(process.execPath, [pageWriterBundle, demoEntries.pages, 'demo/dist'], { stdio: 'inherit' });
