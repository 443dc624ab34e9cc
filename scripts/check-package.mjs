/** Refuses to pack a package that lacks a file which package.json names. Runs after the build, before `npm pack`. */
import { existsSync, readFileSync } from 'node:fs';

const { bin, exports, customElements, 'web-types': webTypes } = JSON.parse(readFileSync('package.json', 'utf8'));
const targets = (value) => (typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(targets));
const missing = [...new Set([bin, exports, customElements, webTypes].flatMap(targets))].filter(
  (file) => !existsSync(file),
);

if (missing.length > 0) {
  console.error(`The package would lack files that package.json names:\n${missing.join('\n')}`);
  process.exitCode = 1;
}
