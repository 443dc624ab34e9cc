import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { effects } from '../../src/domain/mistake.ts';
import { callHints } from '../../src/elements/error-reporting/call-hints.ts';
import {
  callFaults,
  consoleMessage,
  remedies,
  remediesByContext,
} from '../../src/elements/error-reporting/console-message.ts';

const page = oneSpaced(readFileSync('docs/troubleshooting.md', 'utf8'));

function oneSpaced(text) {
  return text.replaceAll(/\s+/g, ' ');
}

/** Internal errors, which never reach an integrator. */
const internal = [
  'Unexpected value: …',
  'rendered outside CartRoot',
  'useWishlistContext was called outside of a wishlist page',
  'an object was thrown, with …',
  'the customer has changed',
  'the wish was not kept',
  'there is no payment to create an order for',
];

/** Analytics passes these to the page's `onError`. */
const ofAnalytics = ['Cannot map tenant from invalid order ID', 'Invalid checkout step'];

/** Messages whose text is composed at run time. */
const composed = {
  '… timed out after 120 s': [
    'Loading a chunk timed out after 120 s',
    'the script of … timed out after 120 s',
    'PayPal timed out after 120 s',
  ],
};

/** Every message in the sources, with an ellipsis for each value. */
const messages = readdirSync('src', { recursive: true })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|testing|test-support|^server/.test(file))
  .flatMap((file) => [
    ...readFileSync(path.join('src', file), 'utf8').matchAll(
      /(?:new (?!FragmentInit)\w*Error\(|interruptionError\(error, |console\.\w+\()\s*(?:'([^']+)'|`([^`]+)`)/g,
    ),
  ])
  .map(([, text, template]) => text ?? template.replaceAll(/\$\{[^}]*\}/g, '…'))
  .flatMap((message) => composed[message] ?? [message]);

const shown = [...new Set(messages)].filter(
  (message) => !internal.some((start) => message.startsWith(start)) && !/^cart-fragment(?:: …|\$)/.test(message),
);

/** The explanation of a message: its own, or that of a call. */
function explained(message) {
  const text = message.replaceAll('…', '404');
  const ofCall = Object.assign(new Error(`GET api/cart: ${text}`), { status: 404, details: { start: '<' } });
  return [new Error(text), ofCall].find((error) => consoleMessage(error) !== error.message) ?? null;
}

const isOfCall = (message) => explained(message)?.message.startsWith('GET ') ?? message.startsWith('…: ');

it('the sources contain messages', () => {
  expect(shown.length).toBeGreaterThan(20);
});

it.each(shown.filter((message) => !isOfCall(message)))('the troubleshooting page has the message "%s"', (message) => {
  expect(page).toContain(message.replace('cart-fragment: ', '').replace(/ Pass .*/, ''));
});

it.each(Object.values(effects))('the troubleshooting page has the effect "%s"', (effect) => {
  expect(page).toContain(`| ${effect} `);
});

it.each(remedies.map(({ remedy }) => remedy))('the troubleshooting page has the remedy "%s"', (remedy) => {
  expect(page).toContain(remedy);
});

it.each(Object.entries(remediesByContext))(
  'the troubleshooting page has errors in the context "%s"',
  (context, remedy) => {
    expect(page).toContain(`\`${context}: …\` | ${remedy}`);
  },
);

it.each(callFaults)('the troubleshooting page has the observation "$observed"', ({ observed, remedy }) => {
  // The statuses are in parentheses where the observation is the same.
  const rows = page.replaceAll(/` \([^()]*\) \|/g, '` |');
  expect(rows).toContain(`\`${observed.replaceAll(/\$\d/g, '…')}\` | ${remedy}`);
});

it.each(Object.entries(callHints))('the troubleshooting page has the call %s', (call, { effect, answer }) => {
  expect(page).toContain(`\`${call}\` | ${effect} | ${answer}`);
});

it.each(shown)('the message "%s" has a remedy', (message) => {
  const saysItself = / Pass | Place | Load | Write /.test(message) || ofAnalytics.includes(message);
  expect(saysItself || explained(message.replace(/^…: /, 'quantity: '))).toBeTruthy();
});
