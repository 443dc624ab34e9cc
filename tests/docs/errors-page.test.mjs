import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { operations } from 'cart-fragment/api';
import { expect, it } from 'vitest';
import { explanations } from '../../src/domain/error-codes.ts';

const page = readFileSync('docs/errors.md', 'utf8');
const troubleshooting = readFileSync('docs/troubleshooting.md', 'utf8').replaceAll(/\s+/g, ' ');
const codes = Object.keys(explanations);

const sources = readdirSync('src', { recursive: true })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|testing|test-support|error-codes\.ts$/.test(file))
  .map((file) => readFileSync(path.join('src', file), 'utf8'));

it('the page has a section for each code, in order', () => {
  const sections = [...page.matchAll(/^### (CF-\d+)$/gm)].map(([, code]) => code);
  expect(sections).toEqual(codes);
  expect(sections).toEqual([...new Set(sections)].toSorted());
});

it('each code is used, and each code that is used is explained', () => {
  const used = sources.flatMap((source) => source.match(/CF-\d{3}/g) ?? []);
  expect([...new Set(used)].toSorted()).toEqual(codes);
});

it('the page has a line for each call', () => {
  const rows = [...page.matchAll(/^- `((?:GET|POST) \S+)`/gm)].map(([, call]) => call);
  expect(rows.toSorted()).toEqual(
    Object.values(operations)
      .map(({ method, path: route }) => `${method} ${route}`)
      .toSorted(),
  );
});

/** Internal errors, which never reach an integrator. */
const internal = [
  'Unexpected value: ',
  'cannot render ',
  'an object was thrown, with ',
  'there is no payment to create an order for',
  'not a valid custom element name: ',
];

const withoutCode = sources
  .flatMap((source) => [...source.matchAll(/new (?:Type)?Error\(\s*(?:'([^']+)'|`([^`]+)`)/g)])
  .map(([, text, template]) => text ?? template.replaceAll(/\$\{[^}]*\}/g, '…'))
  .filter((message) => !internal.some((start) => message.startsWith(start)));

it.each(withoutCode)('the troubleshooting page has the message "%s"', (message) => {
  expect(troubleshooting).toContain(message.replace(/ Pass .*/, ''));
});
