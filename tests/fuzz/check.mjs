/** Checks stored histories: `node tests/fuzz/check.mjs test-results/fuzz/histories/seed-1.jsonl`. */
import { readFile } from 'node:fs/promises';
import { checkHistory } from './history/check-history.mjs';

const files = process.argv.slice(2);
let failed = 0;
for (const file of files) {
  const lines = (await readFile(file, 'utf8')).trim().split('\n');
  const violations = checkHistory(lines.map((line) => JSON.parse(line)));
  if (violations.length > 0) failed++;
  for (const violation of violations) console.log(`${file}: ${violation}`);
}
console.log(`${files.length - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
