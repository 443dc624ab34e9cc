import type { Result } from '../run-kit.ts';
import { setTitles, texts, type Language } from './texts.ts';

const marks = { passed: '✓', failed: '✗', 'not offered': '–' } as const;

/** One result, as lines for a terminal. */
export function terminalLines(
  { set, check, outcome, expected, observed, calls }: Result,
  language: Language,
): readonly string[] {
  const line = `${marks[outcome]} ${set}/${check.id}: ${check.sentence[language]}`;
  if (outcome === 'not offered') return [`${line} (${texts[outcome][language]})`];
  if (outcome === 'passed') return [line];
  return [
    line,
    `    ${texts.expected[language]}: ${expected}`,
    `    ${texts.observed[language]}: ${observed}`,
    `    ${texts.repeat[language]}:`,
    ...calls.map((call) => `      ${call}`),
  ];
}

/** The counts of each set. */
export function summaryLines(results: readonly Result[], language: Language): readonly string[] {
  const sets = [...new Set(results.map(({ set }) => set))];
  return sets.map((set) => {
    const own = results.filter((result) => result.set === set);
    const count = (outcome: Result['outcome']) => own.filter((result) => result.outcome === outcome).length;
    const counts = (['passed', 'failed', 'not offered'] as const)
      .filter((outcome) => count(outcome) > 0)
      .map((outcome) => `${count(outcome)} ${texts[outcome][language]}`);
    return `${setTitles[set][language]} (${set}): ${counts.join(', ')}`;
  });
}
