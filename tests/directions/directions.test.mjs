import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import configuration from '../../.dependency-cruiser.mjs';

const rules = configuration.forbidden.map(({ name }) => name);

/** Files that violate each rule. Imported files that are not listed are created empty. */
const violationsOf = {
  'domain-imports-only-below': { 'src/domain/a.ts': "import '../react/target.tsx';" },
  'messages-imports-only-below': { 'src/messages/a.ts': "import '../api/target.ts';" },
  'analytics-imports-only-below': { 'src/analytics/a.ts': "import '../store/target.ts';" },
  'api-imports-only-below': { 'src/api/a.ts': "import '../messages/target.ts';" },
  'storage-imports-only-below': { 'src/storage/a.ts': "import '../api/target.ts';" },
  'store-imports-only-below': { 'src/store/a.ts': "import '../react/target.tsx';" },
  'dom-imports-only-below': { 'src/dom/a.ts': "import '../domain/target.ts';" },
  'render-imports-only-below': { 'src/render/a.ts': "import '../elements/target.ts';" },
  'react-imports-only-below': { 'src/react/a.ts': "import type { T } from '../api/target.ts';\nexport type U = T;" },
  'elements-imports-only-below': { 'src/elements/a.ts': "import '../server/target.ts';" },
  'server-imports-only-below': { 'src/server/a.ts': "import '../elements/target.ts';" },
  ...Object.fromEntries(
    'calls events intents cart wishlist tabs checkout fetching queue undo express'
      .split(' ')
      .map((room) => [`store-${room}-imports-only-below`, { [`src/store/${room}/a.ts`]: "import '../target.ts';" }]),
  ),
  'domain-uses-only-its-packages': { 'src/domain/b.ts': "import 'publint';" },
  'messages-uses-only-its-packages': { 'src/messages/b.ts': "import 'publint';" },
  'analytics-uses-only-its-packages': { 'src/analytics/b.ts': "import 'publint';" },
  'api-uses-only-its-packages': { 'src/api/b.ts': "import 'publint';" },
  'storage-uses-only-its-packages': { 'src/storage/b.ts': "import 'publint';" },
  'store-uses-only-its-packages': { 'src/store/b.ts': "import 'publint';" },
  'dom-uses-only-its-packages': { 'src/dom/b.ts': "import 'publint';" },
  'render-uses-only-its-packages': { 'src/render/b.ts': "import 'publint';" },
  'react-uses-only-its-packages': { 'src/react/b.ts': "import 'publint';" },
  'store-knows-only-types-of-analytics': {
    'src/store/c.ts': "import { target } from '../analytics/target.ts';\nexport const c = target;",
  },
  'nothing-imports-the-index': { 'src/elements/d.ts': "import '../index.ts';" },
  'contract-uses-public-entries': { 'contract/openapi/a.ts': "import '../../src/domain/target.ts';" },
  'kit-imports-only-itself': { 'contract/kit/a.ts': "import '../openapi/target.ts';" },
  'kit-uses-only-its-packages': { 'contract/kit/b.ts': "import 'publint';" },
  'contract-uses-only-its-packages': { 'contract/calls/b.ts': "import 'publint';" },
  'demo-uses-public-entries': { 'demo/host/a.ts': "import '../../src/domain/target.ts';" },
  'demo-uses-only-its-packages': { 'demo/host/b.ts': "import 'publint';" },
  'stand-ins-know-only-official-types': { 'demo/host/stand-ins/a.ts': "import 'publint';" },
  'backend-uses-only-its-packages': { 'contract/backend/b.ts': "import 'publint';" },
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
    ['domain', 'messages', 'analytics', 'api', 'storage', 'store', 'elements', 'server'].map((room) => [
      `src/${room}/target.ts`,
      'export const target = 1;\nexport type T = number;',
    ]),
  ),
  'src/react/target.tsx': 'export const target = 1;',
  'contract/openapi/target.ts': 'export const target = 1;',
  'src/index.ts': 'export const index = 1;',
  'src/domain/f.test.ts': 'export const f = 1;',
  'tsconfig.json': '{"compilerOptions":{"module":"NodeNext","allowImportingTsExtensions":true,"noEmit":true}}',
};

// Inside the repository, so that its packages can be resolved.
const folder = path.resolve('.cache/directions');

function cruise(cwd) {
  const command = path.resolve('node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  const config = path.resolve('.dependency-cruiser.mjs');
  const args = [command, 'src', 'contract', 'demo', '--config', config, '--output-type', 'json', '--no-progress'];
  const { modules, summary } = JSON.parse(execFileSync(process.execPath, args, { cwd, maxBuffer: 2 ** 28 }));
  return { modules, violations: summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to })) };
}

let planted;

beforeAll(() => {
  rmSync(folder, { recursive: true, force: true });
  for (const [file, text] of Object.entries(Object.assign({}, targets, ...Object.values(violationsOf)))) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), `${text}\n`);
  }
  planted = cruise(folder).violations;
});
afterAll(() => rmSync(folder, { recursive: true }));

it('all modules of the sources, the contract and the demo follow the import directions', () => {
  const { modules, violations } = cruise(process.cwd());
  expect(violations).toEqual([]);
  expect(modules.length).toBeGreaterThan(200);
});

it('every rule has a planted violation', () => {
  expect(Object.keys(violationsOf)).toEqual(expect.arrayContaining(rules));
});

it.each(rules)('%s finds its planted violation', (name) => {
  expect(planted.filter(({ rule, from }) => rule === name && from in violationsOf[name])).not.toEqual([]);
});
