/**
 * Finds a Chromium for the tests on any machine, and installs one where there is none. A candidate counts only after
 * it has been launched. What was installed, and the choice, are kept outside of node_modules.
 */
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { homedir, tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './root.mjs';
import { run } from './run.mjs';

/** Works with Node 20; newer ones do not. */
const sparticuz = '@sparticuz/chromium@147.0.0';

const cacheFolder = path.join(
  process.env.XDG_CACHE_HOME ?? path.join(homedir() || tmpdir(), '.cache'),
  'cart-fragment',
);
const choiceFile = path.join(cacheFolder, 'browser.json');
const minutes = (count) => count * 60_000;

const isRoot = () => process.getuid?.() === 0;

/** Launches the candidate and lets it compute something. */
async function works({ executablePath, args = [], env = {} }) {
  if (!executablePath || !existsSync(executablePath)) return false;
  const { code } = await run(process.execPath, [path.join(root, 'scripts/lib/probe-browser.mjs')], {
    env: { ...env, CHROMIUM_PATH: executablePath, CHROMIUM_ARGS: JSON.stringify(args) },
    timeout: 60_000,
  });
  return code === 0;
}

async function playwrightsOwn() {
  const { chromium } = await import('playwright');
  return [{ executablePath: chromium.executablePath() }];
}

function systemOnes() {
  const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'microsoft-edge'];
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/bin', '/usr/local/bin', '/snap/bin'];
  const linux = names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  const others = [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    String.raw`C:\Program Files\Google\Chrome\Application\chrome.exe`,
    String.raw`C:\Program Files (x86)\Microsoft\Edge\Application\msedge.exe`,
  ];
  return [...new Set([...linux, ...others])]
    .filter((file) => existsSync(file))
    .map((executablePath) => ({ executablePath }));
}

async function installPlaywrights() {
  const cli = path.join(root, 'node_modules/playwright/cli.js');
  await run(process.execPath, [cli, 'install', 'chromium'], {
    timeout: minutes(3),
    env: { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000' },
  });
  return playwrightsOwn();
}

async function installSystemOne() {
  if (process.platform !== 'linux' || !isRoot() || !existsSync('/usr/bin/apt-get')) return [];
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-qq'], { env, timeout: minutes(2) });
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], { env, timeout: minutes(5) });
  return systemOnes();
}

async function installFromNpm() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return [];
  const folder = path.join(cacheFolder, 'sparticuz');
  const unpacked = path.join(folder, 'unpacked');
  await mkdir(unpacked, { recursive: true });
  await writeFile(path.join(folder, 'package.json'), '{"private":true}');
  await run('npm', ['install', '--no-save', '--no-audit', '--no-fund', sparticuz], {
    cwd: folder,
    timeout: minutes(4),
  });
  const entry = path.join(folder, 'node_modules/@sparticuz/chromium/build/esm/index.js');
  if (!existsSync(entry)) return [];
  // It unpacks into the folder for temporary files and trusts what it finds there, so it gets one of its own.
  const { output, code } = await run(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `const { default: chromium } = await import(${JSON.stringify(pathToFileURL(entry).href)});
       const executablePath = await chromium.executablePath();
       console.log(JSON.stringify({ executablePath, args: chromium.args, libraries: process.env.LD_LIBRARY_PATH ?? '' }));`,
    ],
    { env: { TMPDIR: unpacked, AWS_LAMBDA_JS_RUNTIME: 'nodejs20.x' }, timeout: minutes(2) },
  );
  if (code !== 0) return [];
  const { executablePath, args, libraries } = JSON.parse(output.trim().split('\n').at(-1));
  // Its other arguments are made for a cloud function: one process for everything, and no web security to test.
  const usable = args.filter((arg) => /^--(use-gl|use-angle|in-process-gpu|font-render-hinting)/.test(arg));
  return [{ executablePath, args: usable, env: { LD_LIBRARY_PATH: libraries } }];
}

const sources = [
  { name: 'CHROMIUM_PATH', candidates: () => [{ executablePath: process.env.CHROMIUM_PATH }] },
  { name: 'the choice of the last run', candidates: async () => [JSON.parse(await readFile(choiceFile, 'utf8'))] },
  { name: "Playwright's own", candidates: playwrightsOwn },
  { name: 'a system browser', candidates: systemOnes },
  { name: 'playwright install', candidates: installPlaywrights },
  { name: 'apt-get install', candidates: installSystemOne },
  { name: sparticuz, candidates: installFromNpm },
];

/**
 * The environment that makes Playwright launch the browser that was found: see browser-options.mjs. Throws where no
 * browser can be had. `say` is told which one it is.
 */
export async function findBrowser(say = () => undefined) {
  for (const { name, candidates } of sources) {
    const found = await Promise.resolve()
      .then(candidates)
      .catch(() => []);
    for (const candidate of found) {
      if (!(await works(candidate))) continue;
      say(`Browser: ${candidate.executablePath} (${name})`);
      await mkdir(cacheFolder, { recursive: true });
      await writeFile(choiceFile, JSON.stringify(candidate));
      return {
        ...candidate.env,
        CHROMIUM_PATH: candidate.executablePath,
        CHROMIUM_ARGS: JSON.stringify(candidate.args ?? []),
      };
    }
  }
  throw new Error(
    'No Chromium was found, and none could be installed. Install one, or name it in the environment variable CHROMIUM_PATH.',
  );
}
