/** Writes the contract of the shop's API to dist/openapi.json, and its workflows to dist/arazzo.json. */
import { writeFileSync } from 'node:fs';
import { arazzoDocument, openApiDocument } from '../dist/contract.js';

for (const [file, document] of [
  ['openapi.json', openApiDocument()],
  ['arazzo.json', arazzoDocument()],
]) {
  writeFileSync(`dist/${file}`, `${JSON.stringify(document, null, 2)}\n`);
}
