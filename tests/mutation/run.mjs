import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { groups } from './groups.mjs';

/**
 * Runs the mutation tests of each folder, and prints the score of each group, as the table in docs/testing.md. Fails if a
 * score is below the minimum.
 */
const minimumScore = 90;
const folders = ['domain', 'api', 'store', 'analytics'];

for (const folder of folders) {
  const command = 'npx stryker run tests/mutation/stryker.config.mjs';
  const { status } = spawnSync(command, { shell: true, stdio: 'inherit', env: { ...process.env, MUTATED: folder } });
  if (status !== 0) process.exit(1);
}
const files = Object.assign(
  {},
  ...folders.map((folder) => JSON.parse(readFileSync(`.cache/mutation-${folder}.json`, 'utf8')).files),
);

const scores = Object.entries({ ...groups, all: null }).map(scoreOf);
console.log([['group', 'score', 'mutants'], ...scores].map((line) => `| ${line.join(' | ')} |`).join('\n'));
const low = scores.filter(([group, score]) => group !== 'all' && !(parseFloat(score) >= minimumScore));
if (low.length > 0) {
  console.error(`Below ${minimumScore} %: ${low.map(([group]) => group).join(', ')}`);
  process.exitCode = 1;
}

function scoreOf([group, modules]) {
  const paths = modules?.map((name) => `src/${name}.ts`) ?? Object.keys(files);
  const statuses = paths.flatMap((path) => files[path]?.mutants ?? []).map(({ status }) => status);
  const detected = statuses.filter((status) => status === 'Killed' || status === 'Timeout').length;
  const missed = statuses.filter((status) => status === 'Survived' || status === 'NoCoverage').length;
  const share = (100 * detected) / (detected + missed);
  return [group, `${(Math.floor(share * 10) / 10).toFixed(1)} %`, String(detected + missed)];
}
