/** Installs what the host pages need, apart from the project's own packages: packages, and Debian's old libraries. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const here = import.meta.dirname;
const repository = path.join(here, '../..');
export const cache = path.join(repository, '.cache/hosts');
/** The installed package of the cart, which all pages use. */
export const own = path.join(here, 'node_modules/cart-fragment');
const debian = path.join(cache, 'debian');

/** Libraries that only Debian packages, with a file that proves the installation. */
const packages = {
  'libjs-prototype': 'usr/share/javascript/prototype/prototype.js',
  'libjs-mootools': 'usr/share/javascript/mootools/mootools-core-nc.js',
  wordpress: 'usr/share/wordpress/wp-includes/formatting.php',
};
/** Programs, by Debian package. */
const programs = {
  'firefox-esr': 'firefox-esr',
  'webkit2gtk-driver': 'WebKitWebDriver',
  xvfb: 'Xvfb',
  'php-cli': 'php',
  'nginx-light': 'nginx',
  'apache2-bin': 'apache2',
  zstd: 'zstd',
};

const run = (program, args, options = {}) =>
  spawnSync(program, args, { stdio: ['ignore', 'ignore', 'inherit'], ...options }).status === 0;

export function programPath(name) {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return folders.map((folder) => path.join(folder, name)).find((file) => existsSync(file)) ?? null;
}

/** Returns the path of a file of Debian's packages; null if it is not there. */
export function debianFile(name) {
  const file = path.join(debian, packages[name]);
  return existsSync(file) ? file : null;
}

const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
const npx = process.platform === 'win32' ? 'npx.cmd' : 'npx';
/** Versions of npm to install with, one after the other: `HOSTS_NPM="10 11"`. Defaults to the installed one. */
const versions = (process.env.HOSTS_NPM ?? '').split(' ').filter(Boolean);

/** Packs the packages as a release does, and returns the tarballs. */
function pack() {
  const folder = path.join(cache, 'tarball');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const args = ['--silent', '--include-workspace-root', '--workspace', 'contract', '--pack-destination', folder];
  if (!run(npm, ['pack', ...args], { cwd: repository })) throw new Error('The packages could not be packed.');
  return readdirSync(folder).map((name) => path.join(folder, name));
}

function installWith(program, first, tarballs) {
  const installed = path.join(here, 'node_modules/.installed');
  const lock = readFileSync(path.join(here, 'package-lock.json'), 'utf8');
  const isCurrent = existsSync(installed) && readFileSync(installed, 'utf8') === lock;
  if ((versions.length > 0 || !isCurrent) && !run(program, [...first, 'ci'], { cwd: here }))
    throw new Error('The packages of the host pages could not be installed.');
  // Installs the packages like an integrator, with their dependencies. The lockfile contains only the frameworks.
  for (const name of ['', '-contract']) rmSync(`${own}${name}`, { recursive: true, force: true });
  if (!run(program, [...first, 'install', '--no-save', ...tarballs], { cwd: here }))
    throw new Error('The packed packages could not be installed.');
  writeFileSync(installed, lock);
}

function installPackages() {
  const tarballs = pack();
  if (versions.length === 0) installWith(npm, [], tarballs);
  for (const version of versions) installWith(npx, ['--yes', `npm@${version}`], tarballs);
}

/** Without apt, the tests that need these are skipped. */
function installFromDebian() {
  if (!programPath('apt-get')) return;
  const missing = Object.keys(packages).filter((name) => !debianFile(name));
  const absent = Object.keys(programs).filter((name) => !programPath(programs[name]));
  const asRoot = process.getuid?.() === 0;
  if (asRoot && missing.length + absent.length > 0) run('apt-get', ['update', '-qq']);
  if (asRoot && absent.length > 0) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...absent], { env });
  }
  for (const name of missing) {
    rmSync(debian + '/download', { recursive: true, force: true });
    mkdirSync(debian + '/download', { recursive: true });
    run('apt-get', ['download', '-qq', name], { cwd: debian + '/download' });
    for (const file of readdirSync(debian + '/download'))
      run('dpkg-deb', ['-x', file, '..'], { cwd: debian + '/download' });
  }
}

export function installHosts() {
  mkdirSync(debian, { recursive: true });
  installPackages();
  installFromDebian();
}
