import { execFileSync, execSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright';
import { browserOptions } from './browser-options.mjs';

/** The newest version that supports Node 20. */
const sparticuz = '@sparticuz/chromium@147.0.0';
const cacheFolder = path.join(process.env.XDG_CACHE_HOME ?? path.join(homedir(), '.cache'), 'cart-fragment');
const choiceFile = path.join(cacheFolder, 'browser.json');

const sh = (command, seconds, options) =>
  execSync(command, { stdio: ['ignore', 'ignore', 'inherit'], timeout: seconds * 1000, ...options });

const playwrightsOwn = () => [{ executablePath: chromium.executablePath() }];

function onPath(...names) {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/bin', '/snap/bin'];
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
}

function systemOnes() {
  return [
    ...onPath('chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'microsoft-edge'),
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    String.raw`C:\Program Files\Google\Chrome\Application\chrome.exe`,
    String.raw`C:\Program Files (x86)\Microsoft\Edge\Application\msedge.exe`,
  ].map((executablePath) => ({ executablePath }));
}

function installPlaywrights() {
  const env = { ...process.env, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000' };
  sh('npx playwright install chromium', 180, { env });
  return playwrightsOwn();
}

function installSystemOne() {
  if (process.getuid?.() !== 0) return [];
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  sh('apt-get update -qq && apt-get install -y -qq --no-install-recommends chromium chromium-headless-shell', 420, {
    env,
  });
  return systemOnes();
}

function installFromNpm() {
  if (`${process.platform} ${process.arch}` !== 'linux x64') return [];
  // It unpacks into the temporary folder and trusts existing files there, so it gets its own.
  const folder = path.join(cacheFolder, 'sparticuz');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), '{"private":true}');
  sh(`npm install --no-save --no-audit --no-fund ${sparticuz}`, 240, { cwd: folder });
  const entry = pathToFileURL(path.join(folder, 'node_modules/@sparticuz/chromium/build/esm/index.js')).href;
  const unpack = `const { default: { args, executablePath } } = await import('${entry}');
    const file = await executablePath();
    console.log(JSON.stringify({ executablePath: file, args, LD_LIBRARY_PATH: process.env.LD_LIBRARY_PATH }));`;
  const env = { ...process.env, TMPDIR: folder, AWS_LAMBDA_JS_RUNTIME: 'nodejs20.x' };
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', unpack], { env, timeout: 120_000 });
  const { executablePath, args, LD_LIBRARY_PATH } = JSON.parse(String(output).trim().split('\n').at(-1));
  // Its other arguments suit cloud functions: a single process, and web security disabled.
  const usable = args.filter((arg) => /^--(use-gl|use-angle|in-process-gpu|font-render-hinting)/.test(arg));
  return [{ executablePath, args: usable, env: { LD_LIBRARY_PATH } }];
}

const sources = {
  CHROMIUM_PATH: () => [{ executablePath: process.env.CHROMIUM_PATH }],
  'the choice of the last run': () => [JSON.parse(readFileSync(choiceFile, 'utf8'))],
  "Playwright's own": playwrightsOwn,
  'a system browser': systemOnes,
  'playwright install': installPlaywrights,
  'apt-get install': installSystemOne,
  [sparticuz]: installFromNpm,
};

const environmentOf = ({ executablePath, args = [], env }) => ({
  ...env,
  CHROMIUM_PATH: executablePath,
  CHROMIUM_ARGS: JSON.stringify(args),
});

/** Launches the candidate and evaluates an expression in it. */
async function works(candidate) {
  if (!existsSync(candidate.executablePath ?? '')) return false;
  const env = { ...process.env, ...environmentOf(candidate) };
  const browser = await chromium.launch({ ...browserOptions(env), env, timeout: 30_000 });
  try {
    return (await (await browser.newPage()).evaluate('6 * 7')) === 42;
  } finally {
    await browser.close();
  }
}

/** Finds the headless shell of a system browser. Others are used whole. */
async function findHeadlessShell() {
  for (const executablePath of [process.env.HEADLESS_SHELL_PATH, ...onPath('chromium-headless-shell')]) {
    if (await works({ executablePath }).catch(() => false)) return { HEADLESS_SHELL_PATH: executablePath };
  }
  return {};
}

/**
 * Finds a Chromium or installs one. Returns the environment variables for browser-options.mjs, and passes the name of
 * the browser to `say`. Throws if there is none.
 */
export async function findBrowser(say = () => undefined) {
  for (const [source, candidates] of Object.entries(sources)) {
    // If a source or candidate fails, the next one is tried.
    const found = await Promise.resolve()
      .then(candidates)
      .catch(() => []);
    for (const candidate of found) {
      if (!(await works(candidate).catch(() => false))) continue;
      say(`Browser: ${candidate.executablePath} (${source})`);
      mkdirSync(cacheFolder, { recursive: true });
      writeFileSync(choiceFile, JSON.stringify(candidate));
      return { ...environmentOf(candidate), ...(await findHeadlessShell()) };
    }
  }
  throw new Error(
    'No Chromium was found, and none could be installed. Set the environment variable CHROMIUM_PATH to one.',
  );
}
