import { code, section, text } from './markdown.mjs';

/** The page of the rules that the contract kit checks, by set. */
export function kitPage(sets) {
  const sections = Object.entries(sets).map(([name, checks]) =>
    section(
      `Set \`${name}\``,
      ['rule', 'what it says'],
      checks.map(({ id, sentence }) => [code(id), text(sentence)]),
    ),
  );
  return `# The rules of the contract kit\n\nHow it is run: [A conforming backend](../backend.md).\n${sections.join('')}`;
}
