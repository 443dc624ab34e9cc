/**
 * Checks the import directions, and that the check itself works: it has to have read the sources, and each rule has
 * to find the violation that is planted for it in a scratch folder.
 */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { cruise } from 'dependency-cruiser';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import configuration from '../../.dependency-cruiser.mjs';
import { root } from '../lib/root.mjs';

const { forbidden, options } = configuration;

/** Fewer modules than this mean that the sources were not read, whatever the answer says. */
const leastModules = 100;

async function violations(baseDir, folders) {
  const tsConfigFile = path.join(baseDir, 'tsconfig.json');
  const ownOptions = { ...options, tsConfig: { fileName: tsConfigFile } };
  const { output } = await cruise(
    folders,
    { ...ownOptions, baseDir, validate: true, ruleSet: { forbidden, options: ownOptions } },
    undefined,
    { tsConfig: extractTSConfig(tsConfigFile) },
  );
  return { modules: output.modules.length, found: output.summary.violations };
}

/** For each rule, files that break it. Imported files that are not listed are made, empty. */
const planted = {
  'domain-imports-only-below': { 'src/domain/a.ts': "import '../react/target.tsx';" },
  'messages-imports-only-below': { 'src/messages/a.ts': "import '../api/target.ts';" },
  'analytics-imports-only-below': { 'src/analytics/a.ts': "import '../store/target.ts';" },
  'api-imports-only-below': { 'src/api/a.ts': "import '../messages/target.ts';" },
  'store-imports-only-below': { 'src/store/a.ts': "import '../react/target.tsx';" },
  'react-imports-only-below': { 'src/react/a.ts': "import type { T } from '../api/target.ts';\nexport type U = T;" },
  'elements-imports-only-below': { 'src/elements/a.ts': "import '../server/target.ts';" },
  'server-imports-only-below': { 'src/server/a.ts': "import '../elements/target.ts';" },
  'domain-uses-only-its-packages': { 'src/domain/b.ts': "import 'left-pad';" },
  'messages-uses-only-its-packages': { 'src/messages/b.ts': "import 'left-pad';" },
  'analytics-uses-only-its-packages': { 'src/analytics/b.ts': "import 'left-pad';" },
  'api-uses-only-its-packages': { 'src/api/b.ts': "import 'left-pad';" },
  'store-uses-only-its-packages': { 'src/store/b.ts': "import 'left-pad';" },
  'react-uses-only-its-packages': { 'src/react/b.ts': "import 'left-pad';" },
  'store-knows-only-types-of-analytics': {
    'src/store/c.ts': "import { target } from '../analytics/target.ts';\nexport const c = target;",
  },
  'nothing-imports-the-index': { 'src/elements/d.ts': "import '../index.ts';" },
  'demo-uses-public-entries': { 'demo/host/a.ts': "import '../../src/domain/target.ts';" },
  'demo-uses-only-its-packages': { 'demo/host/b.ts': "import 'left-pad';" },
  'backend-uses-only-its-packages': { 'demo/backend/b.ts': "import 'left-pad';" },
  'sources-use-no-node': { 'src/domain/e.ts': "import 'node:fs';" },
  'shipped-code-imports-no-tests': { 'src/domain/f.ts': "import './f.test.ts';" },
  'no-cycles': {
    'src/domain/g.ts': "import { h } from './h.ts';\nexport const g = () => h;",
    'src/domain/h.ts': "import { g } from './g.ts';\nexport const h = () => g;",
  },
  'everything-resolves': { 'src/domain/i.ts': "import './no-such-file.ts';" },
};

const targets = {
  ...Object.fromEntries(
    ['domain', 'messages', 'analytics', 'api', 'store', 'elements', 'server'].map((room) => [
      `src/${room}/target.ts`,
      'export const target = 1;\nexport type T = number;',
    ]),
  ),
  'src/react/target.tsx': 'export const target = 1;',
  'src/index.ts': 'export const index = 1;',
  'src/domain/f.test.ts': 'export const f = 1;',
  'node_modules/left-pad/package.json': '{"name":"left-pad","version":"1.0.0","main":"index.js"}',
  'node_modules/left-pad/index.js': 'module.exports = 1;',
  'package.json': '{"name":"planted","type":"module","dependencies":{"left-pad":"1.0.0"}}',
  'tsconfig.json': '{"compilerOptions":{"module":"NodeNext","allowImportingTsExtensions":true,"noEmit":true}}',
};

async function rulesThatFoundNothing() {
  const missing = forbidden.map(({ name }) => name).filter((name) => planted[name] === undefined);
  if (missing.length > 0) return missing.map((name) => `${name} (nothing is planted for it)`);

  const folder = await mkdtemp(path.join(tmpdir(), 'directions-'));
  try {
    const files = Object.assign({}, targets, ...Object.values(planted));
    for (const [file, text] of Object.entries(files)) {
      await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
      await writeFile(path.join(folder, file), `${text}\n`);
    }
    const { found } = await violations(folder, ['src', 'demo']);
    return Object.entries(planted)
      .filter(([name, own]) => !found.some(({ rule, from }) => rule.name === name && from in own))
      .map(([name]) => name);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const { modules, found } = await violations(root, ['src', 'demo']);
for (const { rule, from, to } of found) console.error(`${rule.name}: ${from} -> ${to}`);
if (modules < leastModules) console.error(`Only ${modules} modules were read`);

const silent = await rulesThatFoundNothing();
for (const name of silent) console.error(`${name} does not find its planted violation`);

console.log(
  `${modules} modules, ${forbidden.length} rules, ${silent.length} of which missed what was planted for them`,
);
process.exitCode = found.length > 0 || modules < leastModules || silent.length > 0 ? 1 : 0;
