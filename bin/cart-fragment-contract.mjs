#!/usr/bin/env node
/** Checks a shop against the contract of the cart: `npx cart-fragment-contract https://staging.shop.example/`. */
import { readFile, writeFile } from 'node:fs/promises';
import { createInterface } from 'node:readline/promises';
import { runCommand } from '../dist/contract-kit.js';

process.exitCode = await runCommand(process.argv.slice(2), {
  print: (line) => console.log(line),
  readFile: (name) => readFile(name, 'utf8'),
  writeFile: (name, text) => writeFile(name, text),
  async ask(question) {
    const terminal = createInterface({ input: process.stdin, output: process.stdout });
    try {
      return await terminal.question(question);
    } finally {
      terminal.close();
    }
  },
  fetch,
  locale: process.env.LC_ALL ?? process.env.LANG ?? '',
});
