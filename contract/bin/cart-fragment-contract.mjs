#!/usr/bin/env node
/** Checks a shop against the contract of the cart: `npx cart-fragment-contract https://staging.shop.example/`. */
import { readFile, writeFile } from 'node:fs/promises';
import { createInterface } from 'node:readline/promises';
import { runCommand } from '../dist/kit-command.js';

/** One for all questions: each would take the lines that a pipe has for the next ones. */
let terminal;
let lines;

process.exitCode = await runCommand(process.argv.slice(2), {
  print: (line) => console.log(line),
  readFile: (name) => readFile(name, 'utf8'),
  writeFile: (name, text) => writeFile(name, text),
  async ask(question) {
    terminal ??= createInterface({ input: process.stdin });
    lines ??= terminal[Symbol.asyncIterator]();
    process.stdout.write(question);
    return (await lines.next()).value ?? '';
  },
  fetch,
  locale: process.env.LC_ALL ?? process.env.LANG ?? '',
}).catch((error) => {
  console.error(error.message);
  return 2;
});
terminal?.close();
