/** Writes the contract of the shop's API to openapi.json of the cart's package. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { openApiDocument } from './dist/index.js';

const file = new URL('../dist/openapi.json', import.meta.url);
mkdirSync(new URL('.', file), { recursive: true });
writeFileSync(file, `${JSON.stringify(openApiDocument(), null, 2)}\n`);
