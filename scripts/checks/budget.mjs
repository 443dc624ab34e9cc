/** Fails where showing a cart costs more beyond react-dom than allowed. What counts is told in lib/cart-budget.mjs. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../lib/root.mjs';

const { budget } = JSON.parse(readFileSync(path.join(root, 'dist/bundle-report.json'), 'utf8'));
if (budget === null) throw new Error('dist/cart-fragment.js was not built');

const { eagerGzip, reactDomGzip, overReactDom, limit } = budget;
console.log(`${eagerGzip} bytes at once - ${reactDomGzip} of react-dom = ${overReactDom}; allowed are ${limit}`);
process.exitCode = overReactDom <= limit ? 0 : 1;
