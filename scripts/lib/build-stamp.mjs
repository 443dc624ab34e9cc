import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from './list-files.mjs';
import { root } from './root.mjs';

const stampFile = path.join(root, '.cache/build-stamp');
const inputs = ['src', 'scripts', 'demo/backend', 'demo/build', 'demo/host', 'demo/pages', 'demo/pictures'];
const inputFiles = [
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'tsconfig.build.json',
  'demo/tsconfig.json',
  'rollup.config.mjs',
  'custom-elements-manifest.config.mjs',
];
const results = ['dist/bundle-report.json', 'demo/dist', 'demo/.node'];

/** A hash of everything that the build reads. Contents, not times, since a fresh clone has new times. */
function fingerprint() {
  const hash = createHash('sha256');
  const files = [
    ...inputFiles,
    ...inputs.flatMap((folder) => listFiles(path.join(root, folder)).map((file) => `${folder}/${file}`)),
  ];
  for (const file of files) {
    const absolute = path.join(root, file);
    if (existsSync(absolute)) hash.update(file).update('\0').update(readFileSync(absolute));
  }
  return hash.digest('hex');
}

export async function rememberBuild() {
  await mkdir(path.dirname(stampFile), { recursive: true });
  await writeFile(stampFile, fingerprint());
}

/** Whether dist/ and the demo are there and made from the sources as they are now. */
export function isBuildFresh() {
  const built = [...results.map((file) => path.join(root, file)), stampFile].every((file) => existsSync(file));
  return built && readFileSync(stampFile, 'utf8') === fingerprint();
}
