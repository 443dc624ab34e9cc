import { readFileSync } from 'node:fs';
import { groups } from './groups.mjs';

/** Prints the score of each group by the latest report, as the table in docs/testing.md; fails below the least score. */
const leastScore = 90;

const { files } = JSON.parse(readFileSync('.cache/mutation.json', 'utf8'));

const lines = [['group', 'score', 'mutants'], ...Object.entries({ ...groups, all: null }).map(lineOf)];
console.log(lines.map((line) => `| ${line.join(' | ')} |`).join('\n'));
const tooLow = lines.slice(1).filter(([group, score]) => group !== 'all' && !(parseFloat(score) >= leastScore));
if (tooLow.length > 0) {
  console.error(`Below ${leastScore} %: ${tooLow.map(([group]) => group).join(', ')}`);
  process.exitCode = 1;
}

function lineOf([group, modules]) {
  const paths = modules?.map((name) => `src/${name}.ts`) ?? Object.keys(files);
  const counted = paths.flatMap((path) => files[path]?.mutants ?? []).map(({ status }) => status);
  const caught = counted.filter((status) => status === 'Killed' || status === 'Timeout').length;
  const missed = counted.filter((status) => status === 'Survived' || status === 'NoCoverage').length;
  const share = (100 * caught) / (caught + missed);
  return [group, `${(Math.floor(share * 10) / 10).toFixed(1)} %`, String(caught + missed)];
}
