/**
 * Builds the package into dist/ and the demo into demo/dist/ (static) and demo/.node/ (its Node host).
 * `--partial` leaves out the entries whose source does not exist yet, instead of failing.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { bundle } from './lib/bundle.mjs';
import { reportOf, reportText } from './lib/bundle-report.mjs';
import { cartBudget } from './lib/cart-budget.mjs';
import { rememberBuild } from './lib/build-stamp.mjs';
import { copyDemoFiles } from './lib/demo-files.mjs';
import { root } from './lib/root.mjs';
import { runOrThrow } from './lib/run.mjs';

const partial = process.argv.includes('--partial');
const at = (...parts) => path.join(root, ...parts);

/** Types are checked by `npm run typecheck`; here they are only written. */
async function buildTypes() {
  const tsc = at('node_modules/typescript/bin/tsc');
  await runOrThrow(process.execPath, [tsc, '-p', at('tsconfig.build.json'), '--noCheck']);
}

async function buildManifest() {
  await runOrThrow(process.execPath, [
    at('node_modules/@custom-elements-manifest/analyzer/cem.js'),
    'analyze',
    '--config',
    at('custom-elements-manifest.config.mjs'),
    '--quiet',
  ]);
}

async function writeReport(outputs, plugins) {
  const entries = reportOf(outputs, root);
  const budget = await cartBudget(entries, plugins);
  const text = reportText(entries, budget);
  await writeFile(at('dist/bundle-report.json'), `${JSON.stringify({ budget, entries }, null, 2)}\n`);
  await writeFile(at('dist/bundle-report.txt'), text);
  console.log(text);
}

async function build() {
  if (partial) process.env.BUILD_PARTIAL = '1';
  const { demoConfigurations, freshPlugins, packageConfigurations } = await import('../rollup.config.mjs');

  for (const folder of ['dist', 'demo/dist', 'demo/.node']) await rm(at(folder), { recursive: true, force: true });
  await mkdir(at('dist'), { recursive: true });

  const outputs = await bundle(packageConfigurations);
  await buildTypes();
  await buildManifest();
  await writeReport(outputs, freshPlugins());

  await bundle(demoConfigurations);
  await copyDemoFiles({ partial });
  await rememberBuild();
}

await build().catch((error) => {
  console.error(error.message);
  process.exit(1);
});
