/**
 * Writes the folder `deltas` of a release: for each file whose name stays the same, what differs from earlier releases, in
 * the format of RFC 9842 (dcz). Browsers that still have the earlier file load only that. Arguments are the folders of the
 * release and of the earlier ones: `node write-deltas.mjs /var/www/cart/1.4.0 /var/www/cart/1.3.0`. Needs zstd.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const [release, ...earlierReleases] = process.argv.slice(2);
const folder = path.join(release, 'deltas');
/** What pages load, apart from chunks, whose names change with their content. */
const names = ['cart-fragment.program.js', 'wishlist-toggle.js', 'wishlist-fragment.js', 'analytics.js'];
/** The header of a frame that zstd skips. Its 32 bytes are the hash of the dictionary. */
const header = Buffer.from([0x5e, 0x2a, 0x4d, 0x18, 0x20, 0, 0, 0]);

const hashOf = (file) => createHash('sha256').update(readFileSync(file)).digest();

function deltaOf(name, earlier) {
  const hash = hashOf(earlier);
  const options = ['--ultra', '-22', '--quiet', '--stdout', '-D', earlier];
  const compressed = execFileSync('zstd', [...options, path.join(release, name)]);
  const file = `${name}.${hash.toString('hex')}.dcz`;
  writeFileSync(path.join(folder, file), Buffer.concat([header, hash, compressed]));
  console.log(`${file}: ${header.length + hash.length + compressed.length} bytes`);
  return { name, file, dictionary: `:${hash.toString('base64')}:` };
}

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);
/** By file: several earlier releases may have the same one. */
const deltas = new Map();
for (const earlierRelease of earlierReleases) {
  for (const name of names) {
    const earlier = path.join(earlierRelease, name);
    if (!existsSync(earlier) || hashOf(earlier).equals(hashOf(path.join(release, name)))) continue;
    const delta = deltaOf(name, earlier);
    deltas.set(delta.file, delta);
  }
}

const list = [...deltas.values()];
const write = (file, lines) => writeFileSync(path.join(folder, file), lines.join(''));
write('deltas.json', [`${JSON.stringify(list, null, 2)}\n`]);
write(
  'nginx.map',
  list.map(({ name, file, dictionary }) => `"${name}${dictionary}" "${file}";\n`),
);
write(
  'apache.map',
  list.map(({ name, file, dictionary }) => `${name}${dictionary} ${file}\n`),
);
