/** Writes the contract of the shop's API to openapi.json of the cart's package, and its workflows to arazzo.json. */
import { writeFileSync } from 'node:fs';
import { arazzoDocument, openApiDocument } from './dist/index.js';

for (const [file, document] of [
  ['openapi.json', openApiDocument()],
  ['arazzo.json', arazzoDocument()],
]) {
  writeFileSync(new URL(`../dist/${file}`, import.meta.url), `${JSON.stringify(document, null, 2)}\n`);
}
