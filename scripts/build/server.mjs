import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { packageEntries } from '../lib/package-entries.mjs';
import { compiler } from './compiler.mjs';
import { modules, withMapsApart } from './output.mjs';
import { plugins } from './plugins.mjs';

/** Puts the early script, which is built before, into the server renderer, with its hash for the policies of pages. */
const withEarlyScript = {
  name: 'with-early-script',
  transform(code, id) {
    if (!id.endsWith('/server/built-early-script.ts')) return null;
    const text = readFileSync('dist/cart-fragment.early.js', 'utf8').trim();
    if (text.includes('</script')) this.error('the early script ends its element');
    const hash = createHash('sha256').update(text).digest('base64');
    return { code: `export const text = ${JSON.stringify(text)}, hash = ${JSON.stringify(hash)};`, map: null };
  },
};

/** The server renderer. Not minified: its size does not matter, and stack traces stay readable. */
export const server = {
  input: packageEntries.server,
  plugins: [withEarlyScript, ...plugins({ platform: 'edge-light', types: compiler })],
  output: { ...withMapsApart(modules('dist', 'chunks/server-[name]-[hash].js')), inlineDynamicImports: true },
};
