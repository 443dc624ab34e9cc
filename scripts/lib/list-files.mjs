import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Files below `folder` whose name matches, relative to it, with forward slashes, sorted. A missing folder is empty. */
export function listFiles(folder, matching = /./) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && matching.test(entry.name))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .sort();
}
