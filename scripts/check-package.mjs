/**
 * Refuses to pack a package that lacks a file which package.json names, or has deltas to files of another build. Runs after
 * the build, before `npm pack`.
 */
import { createHash } from 'node:crypto';
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

const deltas = existsSync('dist/deltas') ? JSON.parse(readFileSync('dist/deltas/deltas.json', 'utf8')) : [];
const hashOf = (name) =>
  createHash('sha256')
    .update(readFileSync(`dist/${name}`))
    .digest('hex');
if (deltas.some(({ name, of }) => hashOf(name) !== of)) {
  console.error('dist/deltas belongs to another build. Run `npm run deltas` again, or remove the folder.');
  process.exitCode = 1;
}
