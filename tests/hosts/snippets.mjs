/**
 * The snippets of the documentation: `snippets/<page>/<name>.<ext>`. A comment before the fenced block of the page names
 * the file. If the file has comments `docs` and `docs end`, the page shows only the part between them.
 */
import { readdirSync } from 'node:fs';
import path from 'node:path';

const folder = path.join(import.meta.dirname, 'snippets');

export const snippets = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.parentPath !== folder)
  .map(({ parentPath, name }) => {
    const file = path.join(parentPath, name);
    return { file, name: path.relative(folder, file).replaceAll(path.sep, '/'), kind: path.extname(name).slice(1) };
  });
