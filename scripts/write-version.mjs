/** Writes the version of package.json into all that names it. `npm version` runs it. */
import { readFileSync, writeFileSync } from 'node:fs';
import { filesWithVersion, withVersion } from './lib/shown-version.mjs';

const read = (file) => readFileSync(file, 'utf8');
const { version } = JSON.parse(read('package.json'));

for (const file of filesWithVersion()) writeFileSync(file, withVersion(read(file), version));

for (const file of ['contract/package.json', 'package-lock.json']) {
  const json = JSON.parse(read(file));
  for (const entry of json.packages ? [json, json.packages[''], json.packages.contract] : [json])
    entry.version = version;
  writeFileSync(file, `${JSON.stringify(json, null, 2)}\n`);
}
