/** Writes the contract of the shop's API to dist/openapi.json. */
import { writeFileSync } from 'node:fs';
import { openApiDocument } from '../dist/contract.js';

writeFileSync('dist/openapi.json', `${JSON.stringify(openApiDocument(), null, 2)}\n`);
