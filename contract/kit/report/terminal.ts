import type { Result } from '../run-kit.ts';
import { setTitles } from './set-titles.ts';

const marks = { passed: '✓', failed: '✗', 'not offered': '–' } as const;

/** One result, as lines for a terminal. */
export function terminalLines({ set, check, outcome, expected, observed, calls }: Result): readonly string[] {
  const line = `${marks[outcome]} ${set}/${check.id}: ${check.sentence}`;
  if (outcome === 'not offered') return [`${line} (not offered)`];
  if (outcome === 'passed') return [line];
  return [
    line,
    `    expected: ${expected}`,
    `    observed: ${observed}`,
    '    Repeat it with:',
    ...calls.map((call) => `      ${call}`),
  ];
}

/** The counts of each set. */
export function summaryLines(results: readonly Result[]): readonly string[] {
  const sets = [...new Set(results.map(({ set }) => set))];
  return sets.map((set) => {
    const own = results.filter((result) => result.set === set);
    const count = (outcome: Result['outcome']) => own.filter((result) => result.outcome === outcome).length;
    const counts = (['passed', 'failed', 'not offered'] as const)
      .filter((outcome) => count(outcome) > 0)
      .map((outcome) => `${count(outcome)} ${outcome}`);
    return `${setTitles[set]} (${set}): ${counts.join(', ')}`;
  });
}
