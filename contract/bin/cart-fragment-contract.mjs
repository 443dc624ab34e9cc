#!/usr/bin/env node
/** Checks a shop against the contract of the cart: `npx cart-fragment-contract https://staging.shop.example/`. */
import { readFile, writeFile } from 'node:fs/promises';
import { runCommand } from '../dist/kit-command.js';

process.exitCode = await runCommand(process.argv.slice(2), {
  print: (line) => console.log(line),
  readFile: (name) => readFile(name, 'utf8'),
  writeFile: (name, text) => writeFile(name, text),
  template: () => readFile(new URL('../shop-template.jsonc', import.meta.url), 'utf8'),
  fetch,
}).catch((error) => {
  console.error(error.message);
  return 2;
});
