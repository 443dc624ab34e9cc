import type { Result } from '../run-kit.ts';

/** The results as JUnit XML, which CI servers show. */
export function junitReport(results: readonly Result[]): string {
  const sets = [...new Set(results.map(({ set }) => set))];
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="cart-fragment-contract">\n${sets
    .map((set) =>
      suite(
        set,
        results.filter((result) => result.set === set),
      ),
    )
    .join('')}</testsuites>\n`;
}

function suite(set: string, results: readonly Result[]): string {
  const count = (outcome: Result['outcome']) => results.filter((result) => result.outcome === outcome).length;
  const head = `<testsuite name="${set}" tests="${results.length}" failures="${count('failed')}" skipped="${count('not offered')}">`;
  return `  ${head}\n${results.map(testCase).join('')}  </testsuite>\n`;
}

function testCase({ set, check, outcome, expected = '', observed = '', calls }: Result): string {
  const name = `name="${escaped(`${check.id}: ${check.sentence}`)}" classname="${set}"`;
  if (outcome === 'passed') return `    <testcase ${name}/>\n`;
  if (outcome === 'not offered') return `    <testcase ${name}><skipped/></testcase>\n`;
  const text = escaped([`observed ${observed}`, ...calls].join('\n'));
  return `    <testcase ${name}><failure message="${escaped(`expected ${expected}`)}">${text}</failure></testcase>\n`;
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** XML cannot contain control characters. */
function escaped(text: string): string {
  const printable = [...text].map((character) => (character < ' ' && !'\n\t'.includes(character) ? '�' : character));
  return printable.map((character) => entities[character] ?? character).join('');
}
