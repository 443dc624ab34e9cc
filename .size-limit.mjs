import { accessSync, readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const picture = ['dist/cart-fragment.js', 'dist/cart-fragment.program.js'];
const engine = readdirSync('dist/chunks').find((name) => name.startsWith('cart-fragment.engine-'));
const all = [...picture, `dist/chunks/${engine}`];
// size-limit counts a missing file as 0 bytes.
const heart = 'dist/wishlist-toggle.js';
const early = 'dist/cart-fragment.early.js';
const badges = ['dist/cart-badge.js', 'dist/wishlist-badge.js'];
for (const file of [...all, heart, early, ...badges]) accessSync(file);
// Code that the hearts share with a lazy chunk would move them into a chunk, which is not measured.
for (const file of [heart, ...badges]) {
  if (/from ?"\.\/chunks/.test(readFileSync(file, 'utf8'))) throw new Error(`${file} is not a single file`);
}

const reactDom = gzipSync(readFileSync('.cache/size/react-dom.js'), { level: 9 }).length;

export default [
  {
    name: 'What a page loads until the cart can be seen',
    path: picture,
    gzip: true,
    limit: '52.75 kB',
  },
  {
    name: `What it loads until the cart has been changed (react-dom's own ${reactDom} bytes and 64,080)`,
    path: all,
    gzip: true,
    limit: `${reactDom + 64_080} B`,
  },
  {
    name: 'The hearts of a page',
    path: heart,
    gzip: true,
    limit: '12.9 kB',
  },
  ...badges.map((badge) => ({ name: badge, path: badge, gzip: true, limit: '2048 B' })),
  {
    name: 'What a server-rendered page loads until it is touched',
    path: early,
    gzip: true,
    limit: '3072 B',
  },
];
