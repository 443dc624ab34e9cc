/**
 * Writes `dist/deltas`: for each file whose name stays the same, what differs from earlier releases, in the format of
 * RFC 9842 (dcz). Browsers that still have the earlier file load only that. Arguments are earlier releases, as
 * tarballs or as their `dist` folders: `npm run deltas -- cart-fragment-0.1.0.tgz`. Needs the programs zstd and tar.
 * Run it before `npm pack`.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';

const { values, positionals: releases } = parseArgs({
  allowPositionals: true,
  options: { dist: { type: 'string', default: 'dist' } },
});
const { dist } = values;
const folder = path.join(dist, 'deltas');
/** What pages load, apart from chunks, whose names change with their content. */
const names = ['cart-fragment.program.js', 'wishlist-toggle.js', 'wishlist-fragment.js', 'analytics.js'];
/** The header of a frame that zstd skips. Its 32 bytes are the hash of the dictionary. */
const header = Buffer.from([0x5e, 0x2a, 0x4d, 0x18, 0x20, 0, 0, 0]);
const scratch = mkdtempSync(path.join(tmpdir(), 'cart-deltas-'));

const hashOf = (file) => createHash('sha256').update(readFileSync(file)).digest();

function distOf(release, index) {
  if (!release.endsWith('.tgz')) return release;
  const unpacked = path.join(scratch, String(index));
  mkdirSync(unpacked);
  execFileSync('tar', ['-xzf', release, '-C', unpacked]);
  return path.join(unpacked, 'package/dist');
}

function deltaOf(name, earlier) {
  const hash = hashOf(earlier);
  const compressed = execFileSync('zstd', [
    '--ultra',
    '-22',
    '--quiet',
    '--stdout',
    '-D',
    earlier,
    path.join(dist, name),
  ]);
  const file = `${name}.${hash.toString('hex')}.dcz`;
  writeFileSync(path.join(folder, file), Buffer.concat([header, hash, compressed]));
  console.log(`${file}: ${header.length + hash.length + compressed.length} bytes`);
  return { name, file, dictionary: `:${hash.toString('base64')}:`, of: hashOf(path.join(dist, name)).toString('hex') };
}

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);
const deltas = new Map();
for (const earlierDist of releases.map(distOf)) {
  for (const name of names) {
    const earlier = path.join(earlierDist, name);
    if (!existsSync(earlier) || hashOf(earlier).equals(hashOf(path.join(dist, name)))) continue;
    const delta = deltaOf(name, earlier);
    deltas.set(delta.file, delta);
  }
}
rmSync(scratch, { recursive: true });

const list = [...deltas.values()];
writeFileSync(path.join(folder, 'deltas.json'), `${JSON.stringify(list, null, 2)}\n`);
writeFileSync(
  path.join(folder, 'nginx.map'),
  list.map(({ name, file, dictionary }) => `"${name}${dictionary}" "${file}";\n`).join(''),
);
writeFileSync(
  path.join(folder, 'apache.map'),
  list.map(({ name, file, dictionary }) => `${name}${dictionary} ${file}\n`).join(''),
);
